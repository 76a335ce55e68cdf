import type Stripe from "stripe"

type ErrorType = Extract<
  NonNullable<Stripe.StripeRawError["type"]>,
  "invalid_request_error" | "api_error" | "idempotency_error" | "rate_limit_error" | "card_error"
>

export type FaultBody = {
  type: ErrorType
  message: string
  code?: string
  param?: string
  decline_code?: string
  payment_intent?: object
}

export class StripeFault extends Error {
  /** `executed` is false if Stripe rejects a call before execution. Stripe does not store such responses. */
  constructor(
    readonly status: number,
    readonly body: FaultBody,
    readonly executed = false,
  ) {
    super(body.message)
  }
}

export function badParameter(message: string, param?: string, code?: string): StripeFault {
  return new StripeFault(400, { type: "invalid_request_error", message, code, param })
}

export function wrongState(message: string, code?: string, param?: string): StripeFault {
  return new StripeFault(400, { type: "invalid_request_error", message, code, param }, true)
}

export function cardError(intent: Stripe.PaymentIntent): StripeFault {
  const { code, decline_code, message = "Your card was declined." } = intent.last_payment_error ?? {}
  const body = { type: "card_error" as const, code, decline_code, message }
  return new StripeFault(402, { ...body, payment_intent: structuredClone(intent) }, true)
}

/** Returns an error with status 404. `param` is Stripe's name of the id in this path. */
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
