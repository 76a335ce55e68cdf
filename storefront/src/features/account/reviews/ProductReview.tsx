import type { OrderReviews, OwnReview } from "@bon-perroquet/contract"
import { useRemoveReview, type OrderAccess } from "@bon-perroquet/shop-react/account"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"
import { Button } from "../../../components/Button"
import { ConfirmedButton } from "../../../components/Dialog"
import { toast, useFailureToast } from "../../../components/toast"
import { GivenStars } from "../../../components/stars/Stars"
import { ReviewForm } from "./ReviewForm"

type ProductReviewProps = {
  product: OrderReviews["products"][number]
  authorName: string
  access: OrderAccess
}

export function ProductReview({ product, authorName, access }: ProductReviewProps) {
  const { t } = useTranslation("reviews")
  const [isOpen, setOpen] = useState(false)
  const { name, review, product_id } = product
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <h3 className="font-semibold wrap-anywhere">{name}</h3>
      {review && !isOpen && <Written review={review} />}
      {isOpen ? (
        <ReviewForm
          product={product_id}
          review={review}
          authorName={authorName}
          access={access}
          onClose={() => setOpen(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            size="sm"
            aria-label={t(review ? "own.changeOf" : "own.openOf", { name })}
            onClick={() => setOpen(true)}
          >
            {t(review ? "own.change" : "own.open")}
          </Button>
          {review && <Removal product={product} access={access} />}
        </div>
      )}
    </li>
  )
}

const TONES = { waiting: "warning", published: "success", refused: "danger" } as const

function Written({ review: { stars, title, text, state, refusal } }: { review: OwnReview }) {
  const { t } = useTranslation("reviews")
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <GivenStars stars={stars} />
        {title && <strong className="wrap-anywhere">{title}</strong>}
        <Badge tone={TONES[state]}>
          {state === "refused" && refusal
            ? t("own.refused", { rule: t(`rules.${refusal}`) })
            : t(state === "published" ? "own.published" : "own.waiting")}
        </Badge>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </>
  )
}

function Removal({ product: { name, product_id }, access }: Pick<ProductReviewProps, "product" | "access">) {
  const { t } = useTranslation("reviews")
  const { mutate, isPending } = useRemoveReview(access)
  const tellFailure = useFailureToast()
  const remove = () =>
    mutate(product_id, {
      onSuccess: () => toast({ variant: "success", title: t("own.removed") }),
      onError: (error) => tellFailure(error, t("own.failed")),
    })
  return (
    <ConfirmedButton
      variant="quiet"
      size="sm"
      pending={isPending}
      aria-label={t("own.removeOf", { name })}
      question={{
        title: t("own.removeTitle"),
        text: t("own.removeText"),
        action: t("own.remove"),
        cancel: t("own.keep"),
      }}
      onConfirm={remove}
    >
      {t("own.remove")}
    </ConfirmedButton>
  )
}
