export { addUp, faultsOf, harmOf, lineOf, lineOfCaught } from './figures';
export { simulateQueue } from './simulate-queue';
export { rules } from './switched-off';
