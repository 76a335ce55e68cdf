export interface PaymentAccountOptions {
  payments?: {
    /** Secret that encrypts the key of the dashboard. */
    sealingKey?: string
    /** Address of the shop's webhook for Stripe. */
    webhookUrl: string
    /** API address for keys of the dashboard that replaces Stripe's. */
    apiBase?: string
    /** Environment variable with a real key, which overrides the dashboard. */
    overriddenBy?: string
  }
}

export class PaymentAccountModuleService {
  readonly options: NonNullable<PaymentAccountOptions["payments"]>

  constructor(_container: object, { payments = { webhookUrl: "" } }: PaymentAccountOptions = {}) {
    this.options = payments
  }
}
