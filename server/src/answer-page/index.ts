export { LINK_PARAMETER, type AnswerControl, type AnswerForm, type AnswerView } from './answer-page';
export { addAnswerPage, type AnswerFields, type AnswerPageDefinition } from './answer-page.routes';
