import type { CartPromotion } from "@bon-perroquet/contract"
import { detailOf, useAddPromoCode, useRemovePromoCode } from "@bon-perroquet/shop-react"
import { Tag, X } from "lucide-react"
import { useEffect, useId, useRef, useState } from "react"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Field } from "../../../components/Field"
import { toast } from "../../../components/toast"
import { laterResolver } from "../../../config/later-resolver"

export function PromoCodes({ promotions }: { promotions: CartPromotion[] }) {
  const { t } = useTranslation("checkout")
  const [open, setOpen] = useState(false)
  const fieldId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <section aria-label={t("promo.title")} className="flex flex-col gap-3 border-t border-line pt-4">
      {promotions.length > 0 && (
        <ul aria-label={t("promo.applied")} className="flex flex-col gap-2">
          {promotions.map((promotion) => (
            <AppliedCode
              key={promotion.code}
              promotion={promotion}
              onRemoved={() => {
                // Returns the focus to the button, unless the shopper already types elsewhere.
                if (document.activeElement === document.body) opener.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      <Button
        ref={opener}
        variant="quiet"
        size="sm"
        className="-mx-4 self-start underline underline-offset-4"
        aria-expanded={open}
        aria-controls={fieldId}
        onClick={() => setOpen(!open)}
      >
        <Tag aria-hidden className="size-4" />
        {promotions.length > 0 ? t("promo.another") : t("promo.open")}
      </Button>
      <div id={fieldId} hidden={!open}>
        {open && (
          <CodeField
            onApplied={() => {
              setOpen(false)
              opener.current?.focus()
            }}
          />
        )}
      </div>
    </section>
  )
}

type Code = { code: string }

const resolver = laterResolver<Code>(async () => (await import("../checkout-rules")).promoCodeResolver)

function CodeField({ onApplied }: { onApplied: () => void }) {
  const { t } = useTranslation("checkout")
  const { mutate, isPending } = useAddPromoCode()
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Code>({
    resolver,
    defaultValues: { code: "" },
  })
  // Focuses the field when the shopper opens it.
  useEffect(() => setFocus("code"), [setFocus])
  const problem = formState.errors.code
  const submit = handleSubmit(({ code }) => {
    if (isPending) return
    mutate(code, {
      onSuccess: onApplied,
      onError: (error) =>
        setError(
          "code",
          { type: "shop", message: detailOf(error) ?? t("promo.failed") },
          { shouldFocus: true },
        ),
    })
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex items-start gap-2">
      <Field
        label={t("promo.label")}
        error={problem && (problem.type === "shop" ? problem.message : t("promo.missing"))}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="min-w-0 flex-1"
        {...register("code")}
      />
      {/* The margin aligns the button with the input, because the input has a label above. */}
      <Button type="submit" variant="secondary" size="sm" pending={isPending} className="mt-[1.625rem]">
        {t("promo.apply")}
      </Button>
    </form>
  )
}

function AppliedCode({ promotion, onRemoved }: { promotion: CartPromotion; onRemoved: () => void }) {
  const { t } = useTranslation("checkout")
  const { mutateAsync, isPending } = useRemovePromoCode()
  const { code, is_automatic, problem } = promotion

  function remove() {
    // `mutate` would not call its callbacks, because the line unmounts.
    void mutateAsync(code).then(onRemoved, (error: unknown) =>
      toast({
        variant: "destructive",
        title: t("failure.title"),
        description: detailOf(error) ?? t("promo.failed"),
      }),
    )
  }

  return (
    <li className="flex items-center justify-between gap-3 rounded-control bg-sunken px-3.5 py-1">
      <div className="min-w-0 py-1.5">
        <p className="font-semibold break-words">{code}</p>
        {problem && <p className="text-sm font-semibold text-macaw">{problem.detail}</p>}
      </div>
      {!is_automatic && (
        <Button
          variant="quiet"
          size="icon"
          className="-mr-2"
          aria-label={t("promo.remove", { code })}
          pending={isPending}
          onClick={remove}
        >
          {!isPending && <X aria-hidden className="size-4.5" />}
        </Button>
      )}
    </li>
  )
}
