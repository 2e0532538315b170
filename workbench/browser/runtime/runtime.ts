import 'reflect-metadata/lite';
import '../styles/global.css';
import { startRuntime } from './startRuntime';

void startRuntime();
