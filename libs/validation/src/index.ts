export type { Problem, ProblemCode, Severity } from './problem/problem';
