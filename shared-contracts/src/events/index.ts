export { createBus, dropStates, type Bus, type Unsubscribe } from './bus';
export { fitsShape, type EventShape, type FieldKind } from './event-shape';
export { TOPICS, type TopicData, type TopicName } from './topics';
