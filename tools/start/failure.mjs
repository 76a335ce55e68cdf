/** Error that the user can correct. It is printed without a stack trace. */
export class StartFailure extends Error {
  /** @param {string} sentence @param {string} [details] lines that are printed below the sentence */
  constructor(sentence, details = "") {
    super(sentence)
    this.name = "StartFailure"
    this.details = details
  }
}
