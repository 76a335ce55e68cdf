import { Answered, euro, Facts, moment, Section, useAnswer } from "@bon-perroquet/admin-kit"
import type { AttemptView } from "@bon-perroquet/checkout/checkout"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { Text } from "@medusajs/ui"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { AttemptState, useOutcome } from "../attempts/state"
import { useTexts } from "../attempts/texts"

function OrderAttemptWidget({ data: order }: DetailWidgetProps<AdminOrder>) {
  const { t, locale } = useTexts()
  const outcome = useOutcome()
  const answer = useAnswer<{ attempt: AttemptView | null }>(`/admin/checkout-attempts/of-order/${order.id}`)
  const attempt = answer.data?.attempt
  return (
    <Section
      title={t("ofOrder")}
      hint={t("ofOrderHint")}
      beside={attempt && <AttemptState state={attempt.state} />}
    >
      <Answered answer={answer}>
        {({ attempt }) =>
          attempt ? (
            <Facts
              facts={[
                [t("number"), attempt.order_number],
                [t("amount"), euro(attempt.amount_cents, locale)],
                [t("at"), moment(attempt.created_at, locale)],
                [t("done"), outcome(attempt)],
                [t("session"), attempt.checkout_session_id],
                [t("intent"), attempt.payment_intent_id],
                [t("refund"), attempt.refund_id],
              ]}
            />
          ) : (
            <Text size="small" className="px-6 py-4">
              {t("none")}
            </Text>
          )
        }
      </Answered>
    </Section>
  )
}

export const config = defineWidgetConfig({
  zone: "order.details.side.after",
  id: "stripe-checkout:order-attempt",
})

export default OrderAttemptWidget
