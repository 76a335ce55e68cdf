export { checkMailServer, MAIL_SERVER_PROBLEMS, type MailServerProblem } from "./check"
export { MAIL_SERVER, savedMailServer, sealPassword } from "./saved"
