import 'reflect-metadata/lite';
import { startStudio } from './startStudio';

void startStudio();
