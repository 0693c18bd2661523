export { LINK_PARAMETER, type AnswerForm, type AnswerView } from './answer-page';
export { addAnswerPage } from './answer-page.routes';
