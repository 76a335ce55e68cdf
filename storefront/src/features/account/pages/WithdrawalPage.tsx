import type { WithdrawalByNumber } from "@bon-perroquet/contract"
import { useWithdrawByNumber } from "@bon-perroquet/shop-react/account"
import { useState } from "react"
import { FormProvider, useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { byRules } from "../account-forms"
import { Button } from "../../../components/Button"
import { TextAreaField } from "../../../components/Field"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { AccountCard } from "../components/AccountCard"
import { OrderIdentityFields } from "../components/OrderIdentityFields"
import { Statement } from "../withdrawal/Statement"

/** Starts a withdrawal. The response does not reveal whether the order exists. */
export function Component() {
  const { t } = useTranslation("account")
  const [declaration, setDeclaration] = useState<WithdrawalByNumber>({ order_number: "", email: "" })
  const [isReview, setReview] = useState(false)
  const { mutate, reset, error, isPending, isSuccess } = useWithdrawByNumber()
  const { order_number, email, message } = declaration

  if (isSuccess) {
    return (
      <div role="status">
        <PageHead title={t("withdrawal.sent.title")} indexed={false} />
        <Notice title={t("withdrawal.sent.title")} text={t("withdrawal.sent.text", { email })} />
      </div>
    )
  }
  return (
    <AccountCard title={t("withdrawal.title")} text={t("withdrawal.text")}>
      {isReview ? (
        <Statement
          facts={[
            [t("withdrawal.review.order"), order_number],
            [t("withdrawal.review.items"), message || t("withdrawal.all")],
            [t("withdrawal.review.email"), email],
          ]}
          pending={isPending}
          error={error}
          onConfirm={() => mutate(declaration)}
          onBack={() => {
            reset()
            setReview(false)
          }}
        />
      ) : (
        <DeclarationForm
          values={declaration}
          onNext={(values) => {
            setDeclaration(values)
            setReview(true)
          }}
        />
      )}
    </AccountCard>
  )
}

type DeclarationFormProps = { values: WithdrawalByNumber; onNext: (values: WithdrawalByNumber) => void }

function DeclarationForm({ values, onNext }: DeclarationFormProps) {
  const { t } = useTranslation("account")
  const { t: common } = useTranslation("common")
  const form = useForm({
    resolver: byRules((rules) => rules.withdrawalByNumber),
    defaultValues: values,
  })
  const next = form.handleSubmit(({ message, ...order }) => onNext({ ...order, ...(message && { message }) }))
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void next(event)} className="flex flex-col gap-4">
        <OrderIdentityFields />
        <TextAreaField
          label={t("withdrawal.message")}
          optionalLabel={common("optional")}
          hint={t("withdrawal.messageHint")}
          rows={3}
          maxLength={2_000}
          {...form.register("message")}
        />
        <Button type="submit" size="lg">
          {t("withdrawal.next")}
        </Button>
      </form>
    </FormProvider>
  )
}
