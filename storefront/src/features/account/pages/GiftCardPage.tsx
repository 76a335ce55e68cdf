import { detailOf, useGiftCardBalance } from "@bon-perroquet/shop-react"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { formatDay } from "../../../components/date"
import { Field } from "../../../components/Field"
import { Price } from "../../../components/price"
import { TEXT_LINK } from "../../../components/written-text/text-link"
import { useOffers } from "../../../config/services"
import { useLanguage } from "../../../i18n"
import { byRules } from "../account-forms"
import { AccountCard } from "../components/AccountCard"

/** Shows the balance of a gift card to anybody who has its code. */
export function Component() {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  const sellsCards = useOffers("gift_card_sales")
  const { mutate, isPending, data: card, reset } = useGiftCardBalance()
  const { register, handleSubmit, setError, formState } = useForm<{ code: string }>({
    resolver: byRules((rules) => rules.giftCard),
    defaultValues: { code: "" },
  })
  const problem = formState.errors.code
  const submit = handleSubmit(({ code }) => {
    if (isPending) return
    reset()
    mutate(code, {
      onError: (error) =>
        setError(
          "code",
          { type: "shop", message: detailOf(error) ?? t("giftCard.failed") },
          { shouldFocus: true },
        ),
    })
  })
  return (
    <AccountCard title={t("giftCard.title")} text={t("giftCard.text")}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field
          label={t("giftCard.code")}
          hint={t("giftCard.codeHint")}
          error={problem && (problem.type === "shop" ? problem.message : t("giftCard.missing"))}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          {...register("code")}
        />
        <Button type="submit" size="lg" pending={isPending}>
          {t("giftCard.read")}
        </Button>
        <div role="status">
          {card && (
            <dl className="flex flex-col gap-1 rounded-control bg-leaf-wash p-4">
              <dt className="text-sm">{t("giftCard.balanceOf", { last4: card.last4 })}</dt>
              <dd className="text-xl font-semibold tabular-nums">
                <Price cents={card.balance_cents} />
              </dd>
              {card.expires_at && (
                <dd className="text-sm">
                  {t("giftCard.until", { day: formatDay(card.expires_at, language) })}
                </dd>
              )}
            </dl>
          )}
        </div>
        {sellsCards && (
          <Link to="/gift-cards" className={`inline-flex min-h-11 items-center self-center ${TEXT_LINK}`}>
            {t("giftCard.give")}
          </Link>
        )}
      </form>
    </AccountCard>
  )
}
