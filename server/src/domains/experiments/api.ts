export { ExperimentSource } from './experiment-source';
export { addVisitorArms, type VisitorArms } from './visitor-arms';
