export { ExperimentSource } from './experiment-source';
export { addVisitorArms } from './visitor-arms';
