/** Something the person at the terminal can mend: shown as one sentence, without a stack trace. */
export class StartFailure extends Error {
  /** @param {string} sentence @param {string} [details] lines shown below the sentence */
  constructor(sentence, details = "") {
    super(sentence)
    this.name = "StartFailure"
    this.details = details
  }
}
