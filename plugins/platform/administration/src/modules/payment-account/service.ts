export interface PaymentAccountOptions {
  payments?: {
    /** Encrypts the Stripe key that an administrator enters in the dashboard. */
    sealingKey?: string
    /** Returns the address to which Stripe sends events. It changes with the public address of the shop. */
    webhookUrl: () => string
    /** API address that replaces Stripe's for keys from the dashboard. */
    apiBase?: string
    /** Name of the environment variable whose key overrides the dashboard's. */
    overriddenBy?: string
  }
}

export class PaymentAccountModuleService {
  readonly options: NonNullable<PaymentAccountOptions["payments"]>

  constructor(_container: object, { payments = { webhookUrl: () => "" } }: PaymentAccountOptions = {}) {
    this.options = payments
  }
}
