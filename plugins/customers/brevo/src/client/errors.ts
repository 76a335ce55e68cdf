/** Brevo did not answer, or failed. The call can be repeated. */
export class BrevoAway extends Error {}

/** Brevo rejects the API key. */
export class BrevoKeyRefusal extends Error {}

/** Brevo rejects the request. A repetition would be rejected, too. */
export class BrevoRefusal extends Error {}

/** Too many calls. */
export class BrevoLimit extends Error {
  /** @param seconds until Brevo accepts calls again */
  constructor(readonly seconds: number) {
    super(`Brevo accepts no calls for ${seconds} s.`)
  }
}
