import type { MailLetters, Values } from "@bon-perroquet/api-kit/mails"
import type { Language } from "@bon-perroquet/contract"
import { formatCents } from "@bon-perroquet/contract/money"
import { TEXTS, type Letter, type Texts } from "./texts"

/** Default values of the placeholders. */
const NOTHING = { number: "", amount: "", tracking: "", at: "", replaced: "" }

type Say = (texts: Texts, values: Record<keyof typeof NOTHING, string>) => Letter

const greeting = (language: Language, name: string) => TEXTS[language].greeting(name)
const of = (say: Say) => ({
  letter: (language: Language, values: Values) => say(TEXTS[language], { ...NOTHING, ...values }),
  greeting,
})

const SAMPLE_CENTS = 4_210
const withTable = (say: Say) => ({
  ...of(say),
  sample: (language: Language) => {
    const { rows } = TEXTS[language]
    const total: [string, string] = [rows.total, formatCents(SAMPLE_CENTS, language)]
    return { rows: [[rows.delivery, rows.free] satisfies [string, string], total] }
  },
})

/** E-mails about an order. The merchant can edit their opening. */
export const ORDER_LETTERS = {
  placed: withTable((texts, { number }) => {
    const { paragraphs, ...letter } = texts.placed(number)
    return { ...letter, paragraphs: [...paragraphs, texts.rightToWithdraw.whole] }
  }),
  awaited: withTable((texts, { number }) => texts.awaited(number, "…")),
  payment_link: withTable((texts, { number, amount }) => texts.paymentLink(number, amount)),
  replacement: of((texts, { number, replaced }) => texts.replacement(number, replaced)),
  preparing: of((texts, { number }) => texts.preparing(number)),
  shipped: of((texts, { number, tracking }) => texts.shipped(number, tracking)),
  shipped_untracked: of((texts, { number }) => texts.shipped(number, null)),
  articles_changed: of((texts, { number }) => texts.articlesChanged(number)),
  delivery_changed: {
    ...of((texts, { number }) => texts.deliveryChanged(number, null)),
    sample: (language: Language) => {
      const { rows } = TEXTS[language]
      return { rows: [[rows.address, "Veldstraat 5, 9000 Gent, BE"] satisfies [string, string]] }
    },
  },
  part_shipped: of((texts, { number }) => texts.partShipped(number)),
  rest_shipped: of((texts, { number }) => texts.restShipped(number)),
  on_hold: of((texts, { number }) => texts.onHold(number)),
  late: of((texts, { number }) => texts.late(number)),
  cancelled: of((texts, { number }) => texts.cancelled(number, null)),
  cancelled_unpaid: of((texts, { number }) => texts.cancelledUnpaid(number)),
  refunded: of((texts, { number, amount }) => texts.refunded(number, amount)),
  refund_failed: of((texts, { number, amount }) => texts.refundFailed(number, amount)),
  given_back: of((texts, { number, amount }) => texts.givenBack(number, amount)),
  not_needed: of((texts, { number, amount }) => texts.notNeeded(number, amount)),
  withdrawal: of((texts, { number, at }) => texts.withdrawal(number, at, null)),
  withdrawal_waiting: of((texts, { number, at }) => texts.withdrawalWaiting(number, at)),
  withdrawal_excluded: of((texts, { number }) => texts.withdrawalExcluded(number)),
  withdrawal_late: of((texts, { number, at }) => texts.withdrawalLate(number, at)),
  withdrawal_not_possible: of((texts, { number, at }) => texts.withdrawalNotPossible(number, at)),
  order_link: of((texts, { number }) => texts.orderLink(number)),
} satisfies MailLetters
