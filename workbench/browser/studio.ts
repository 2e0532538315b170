import 'reflect-metadata/lite';
import './styles/global.css';
import { startStudio } from './startStudio';

void startStudio();
