import type Stripe from "stripe"

type ErrorType = Extract<
  NonNullable<Stripe.StripeRawError["type"]>,
  "invalid_request_error" | "api_error" | "idempotency_error" | "rate_limit_error" | "card_error"
>

/** The body of `error` in an answer that is not a success. */
export type FaultBody = {
  type: ErrorType
  message: string
  code?: string
  param?: string
  decline_code?: string
  /** What was tried and refused: as it is now. */
  payment_intent?: object
}

/** An answer in Stripe's error shape. */
export class StripeFault extends Error {
  /** `executed` is false for what Stripe refuses before it does anything: such an answer is not kept for a key. */
  constructor(
    readonly status: number,
    readonly body: FaultBody,
    readonly executed = false,
  ) {
    super(body.message)
  }
}

/** 400: a parameter is not what Stripe takes. */
export function badParameter(message: string, param?: string, code?: string): StripeFault {
  return new StripeFault(400, { type: "invalid_request_error", message, code, param })
}

/** 400: the request is well-formed and the object is in the wrong state for it. */
export function wrongState(message: string, code?: string, param?: string): StripeFault {
  return new StripeFault(400, { type: "invalid_request_error", message, code, param }, true)
}

/** 402: the bank refused. The intent in the answer says how things stand. */
export function cardError(intent: Stripe.PaymentIntent): StripeFault {
  const { code, decline_code, message = "Your card was declined." } = intent.last_payment_error ?? {}
  const body = { type: "card_error" as const, code, decline_code, message }
  return new StripeFault(402, { ...body, payment_intent: structuredClone(intent) }, true)
}

/** 404: no object of that id. `param` is the name Stripe gives the id in that path. */
export function missingResource(resource: string, id: string, param = "id"): StripeFault {
  return new StripeFault(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${resource}: '${id}'`,
    param,
  })
}

export function unrecognizedUrl(method: string, path: string): StripeFault {
  return new StripeFault(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${method}: ${path}). This emulator answers only the calls the shop makes.`,
  })
}
