import type { Product, ProductVariant } from "@bon-perroquet/contract"
import { useTellWhenBack } from "@bon-perroquet/shop-react"
import { Mail } from "lucide-react"
import { useId, useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Field } from "../../../components/Field"
import { RichText } from "../../../components/RichText"
import { useFailureToast } from "../../../components/toast"
import { useAuth } from "../../account"

type TellWhenBackProps = { product: Product; variant: ProductVariant; name: string }

/** Form to request one e-mail when sold-out goods are back in stock. */
export function TellWhenBack({ product, variant, name }: TellWhenBackProps) {
  const { t } = useTranslation("account")
  const heading = useId()
  const { user } = useAuth()
  const [typed, setTyped] = useState<string>()
  const [wrong, setWrong] = useState(false)
  const { mutate, data, isPending, variables } = useTellWhenBack()
  const tellFailure = useFailureToast()
  const email = typed ?? user?.email ?? ""

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fits = event.currentTarget.checkValidity() && /@[^@]+\.[^@.]{2,}$/.test(email.trim())
    setWrong(!fits)
    if (!fits) event.currentTarget.querySelector("input")?.focus()
    else if (!isPending)
      mutate(
        { productId: product.id, variantId: variant.id, email: email.trim() },
        { onError: (error) => tellFailure(error, t("backInStock.failed")) },
      )
  }

  return (
    <section aria-labelledby={heading} className="rounded-card border border-line bg-card p-5">
      <h2 id={heading} className="flex items-center gap-2 text-lg">
        <Mail aria-hidden className="size-5 shrink-0" />
        {t("backInStock.title")}
      </h2>
      <div role="status">
        {data && (
          <p className="mt-2 wrap-anywhere">
            {t(data.confirmed ? "backInStock.confirmed" : "backInStock.asked", {
              email: variables?.email ?? "",
            })}
          </p>
        )}
      </div>
      {!data && (
        <form
          method="post"
          noValidate
          onSubmit={submit}
          className="mt-2 flex flex-col gap-3"
          aria-label={t("backInStock.of", { name })}
        >
          <Field
            label={t("backInStock.email")}
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            value={email}
            onChange={({ target }) => setTyped(target.value)}
            error={wrong ? t("backInStock.wrong") : undefined}
          />
          <Button type="submit" variant="secondary" pending={isPending}>
            {t("backInStock.ask")}
          </Button>
          <p className="text-sm text-bark">
            <RichText text={t("backInStock.note")} />
          </p>
        </form>
      )}
    </section>
  )
}
