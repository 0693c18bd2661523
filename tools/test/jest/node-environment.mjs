import { TestEnvironment } from 'jest-environment-node';
import { compileOnce } from './compile-once.mjs';
import { measured } from './measure-suite.mjs';

compileOnce();

export default measured(TestEnvironment);
