import type { AdminOrderDetail, ArticleChange } from "@bon-perroquet/contract"
import { ShopApiError } from "@bon-perroquet/shop-react"
import { useChangeArticles, usePreviewArticles } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { Dialog } from "../../../../components/Dialog"
import { isSame } from "../../../../components/draft"
import { formatCents } from "../../../../components/price"
import { toast, useFailureToast } from "../../../../components/toast"
import { useLanguage } from "../../../../i18n"
import { AddArticle, type Article } from "./AddArticle"
import { ArticleLines } from "./ArticleLines"

/** Price difference of the articles that were shown when it was requested. Other articles have another one. */
type Preview = { articles: unknown; difference_cents: number }

type ArticlesDialogProps = { order: AdminOrderDetail; onClose: () => void }

/** Changes the articles of an order. Shows the price difference before it saves. */
export function ArticlesDialog({ order, onClose }: ArticlesDialogProps) {
  const { t } = useTranslation("admin")
  const showFailure = useFailureToast()
  const preview = usePreviewArticles(order.order_number)
  const change = useChangeArticles(order.order_number)
  const [quantities, setQuantities] = useState<Record<string, number>>({})
  const [added, setAdded] = useState<(Article & { quantity: number })[]>([])
  const [previewed, setPreviewed] = useState<Preview | null>(null)
  const isPending = preview.isPending || change.isPending

  const lines = order.items.map(({ id, local_name: name, quantity, product_id }) => ({
    ...{ key: id, name, before: quantity, quantity: quantities[id] ?? quantity },
    ...(product_id === null && { maximum: quantity }),
  }))
  const requested: ArticleChange = {
    lines: lines.flatMap(({ key: id, quantity, before }) => (quantity === before ? [] : [{ id, quantity }])),
    add: added.flatMap(({ variant_id, quantity }) => (quantity > 0 ? [{ variant_id, quantity }] : [])),
  }
  const isChanged = Boolean(requested.lines?.length || requested.add?.length)

  const articles = { lines, added }
  const difference = previewed && isSame(previewed.articles, articles) ? previewed.difference_cents : null
  const fail = (error: unknown) => showFailure(error, t("articles.failed"))
  const show = () =>
    void preview
      .mutateAsync(requested)
      .then(({ difference_cents }) => setPreviewed({ articles, difference_cents }), fail)
  const confirm = (difference_cents: number) =>
    void change.mutateAsync({ ...requested, difference_cents }).then(
      () => {
        toast({ variant: "success", title: t("articles.done") })
        onClose()
      },
      (error: unknown) => {
        if (error instanceof ShopApiError && error.code === "amount_changed") setPreviewed(null)
        fail(error)
      },
    )

  return (
    <Dialog
      open
      onClose={() => !isPending && onClose()}
      title={t("articles.title", { number: order.order_number })}
    >
      <div className="flex flex-col gap-5">
        <p className="text-bark">{t("articles.explain")}</p>
        <ArticleLines
          label={t("articles.lines")}
          lines={lines}
          onChange={(key, quantity) => setQuantities((before) => ({ ...before, [key]: quantity }))}
        />
        {added.length > 0 && (
          <ArticleLines
            label={t("articles.added")}
            lines={added.map(({ variant_id: key, name, quantity }) => ({ key, name, quantity, before: 0 }))}
            onChange={(key, quantity) =>
              setAdded((before) =>
                before.flatMap((one) =>
                  one.variant_id !== key ? [one] : quantity > 0 ? [{ ...one, quantity }] : [],
                ),
              )
            }
          />
        )}
        <AddArticle
          onAdd={(article) =>
            setAdded((before) =>
              before.some(({ variant_id }) => variant_id === article.variant_id)
                ? before
                : [...before, { ...article, quantity: 1 }],
            )
          }
        />
        {difference !== null && <Difference cents={difference} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          {difference === null ? (
            <Button disabled={!isChanged} pending={isPending} onClick={show}>
              {t("articles.preview")}
            </Button>
          ) : (
            <Button pending={isPending} onClick={() => confirm(difference)}>
              {t("articles.confirm")}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Difference({ cents }: { cents: number }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const kind = cents > 0 ? "toPay" : cents < 0 ? "toRefund" : "same"
  return (
    <p role="status" className="rounded-card bg-seed-wash p-3 font-semibold">
      {t(`articles.${kind}`, { amount: formatCents(Math.abs(cents), language) })}
    </p>
  )
}
