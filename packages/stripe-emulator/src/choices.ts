export const ACCOUNTS = ["first", "second"] as const
export type AccountName = (typeof ACCOUNTS)[number]

export const PAYMENT_METHODS = ["card", "bancontact", "ideal"] as const
export type PaymentMethodType = (typeof PAYMENT_METHODS)[number]
