import type { CartPromotion } from "@bon-perroquet/contract"
import { useAddPromoCode, useRemovePromoCode } from "@bon-perroquet/shop-react"
import { Tag } from "lucide-react"
import { useRef, type RefObject } from "react"
import { useTranslation } from "react-i18next"
import { laterResolver } from "../../../config/later-resolver"
import { Applied, CodeEntry, type Code } from "../../../components/codes"

const resolver = laterResolver<Code>(async () => (await import("../checkout-rules")).promoCodeResolver)

export function PromoCodes({ promotions }: { promotions: CartPromotion[] }) {
  const { t } = useTranslation("checkout")
  const opener = useRef<HTMLButtonElement>(null)
  const add = useAddPromoCode()
  const texts = {
    label: t("promo.label"),
    apply: t("promo.apply"),
    missing: t("promo.missing"),
    failed: t("promo.failed"),
  }
  return (
    <section aria-label={t("promo.title")} className="flex flex-col gap-3 border-t border-line pt-4">
      {promotions.length > 0 && (
        <ul aria-label={t("promo.applied")} className="flex flex-col gap-2">
          {promotions.map((promotion) => (
            <AppliedCode key={promotion.code} promotion={promotion} opener={opener} />
          ))}
        </ul>
      )}
      <CodeEntry
        icon={Tag}
        text={promotions.length > 0 ? t("promo.another") : t("promo.open")}
        {...{ texts, add, resolver, opener }}
      />
    </section>
  )
}

type AppliedCodeProps = { promotion: CartPromotion; opener: RefObject<HTMLButtonElement | null> }

function AppliedCode({ promotion: { code, is_automatic, problem }, opener }: AppliedCodeProps) {
  const { t } = useTranslation("checkout")
  const { mutateAsync, isPending } = useRemovePromoCode()
  return (
    <Applied
      removeLabel={is_automatic ? undefined : t("promo.remove", { code })}
      isPending={isPending}
      remove={() => mutateAsync(code)}
      failed={t("promo.failed")}
      opener={opener}
    >
      <p className="font-semibold break-words">{code}</p>
      {problem && <p className="text-sm font-semibold text-macaw">{problem.detail}</p>}
    </Applied>
  )
}
