export { createBus, type Bus, type Unsubscribe } from './bus';
export { TOPICS, type TopicData, type TopicName } from './topics';
