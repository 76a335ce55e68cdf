import type { OrderLookUp } from "@bon-perroquet/contract"
import { useLookUpOrder } from "@bon-perroquet/shop-react/account"
import { FormProvider, useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { byRules } from "../account-forms"
import { Button } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { AccountCard } from "../components/AccountCard"
import { OrderIdentityFields } from "../components/OrderIdentityFields"
import { useFailureToast } from "../../../components/toast"

/** Requests a link to an order. The response does not reveal whether the order exists. */
export function Component() {
  const { t } = useTranslation("account")
  const { mutate, isPending, isSuccess, variables } = useLookUpOrder()
  const tellFailure = useFailureToast()
  const form = useForm<OrderLookUp>({
    resolver: byRules((rules) => rules.orderLookUp),
    defaultValues: { order_number: "", email: "" },
  })
  const submit = form.handleSubmit((order) => {
    if (!isPending) mutate(order, { onError: (error) => tellFailure(error, t("failure.mail")) })
  })

  if (isSuccess) {
    return (
      <Notice title={t("lookUp.sent.title")} text={t("lookUp.sent.text", { email: variables.email })}>
        <PageHead title={t("lookUp.sent.title")} indexed={false} />
      </Notice>
    )
  }
  return (
    <AccountCard title={t("lookUp.title")} text={t("lookUp.text")}>
      <FormProvider {...form}>
        <form
          method="post"
          noValidate
          onSubmit={(event) => void submit(event)}
          className="flex flex-col gap-4"
        >
          <OrderIdentityFields />
          <Button type="submit" size="lg" pending={isPending}>
            {t("lookUp.send")}
          </Button>
        </form>
      </FormProvider>
    </AccountCard>
  )
}
