export { answerQuestion, adminQuestion, listQuestions } from "./moderation"
export { askQuestion } from "./ask"
export { askedBy, forgetAsker, forgetOldQuestions, waitingQuestions } from "./person"
export { publishedQuestions } from "./read"
