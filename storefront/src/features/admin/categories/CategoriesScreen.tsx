import type { AdminCategory } from "@bon-perroquet/contract"
import { useAdminCategories, useOrderCategories } from "@bon-perroquet/shop-react/admin"
import { ChevronDown, ChevronUp, Plus } from "lucide-react"
import { useState, type KeyboardEvent } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Badge } from "../../../components/Badge"
import { LinkButton } from "../../../components/Button"
import { Panel } from "../../../components/Panel"
import { ProductPicture } from "../../../components/picture/ProductPicture"
import { Waiting } from "../../../components/Waiting"
import { useMay } from "../guard/use-may"
import { ArrangeButton } from "../lists/ArrangeButton"
import { Empty } from "../lists/Empty"
import { OpenInMedusa } from "../medusa/OpenInMedusa"
import { useResultToast } from "../use-result-toast"
import { useLoadFailure } from "../use-load-failure"
import { categoryScreenAddress } from "../screen-addresses"
import { depthOf, movedOrder } from "./category-form"
import { useCategoryNames } from "./use-category-names"

export function CategoriesScreen() {
  const { t } = useTranslation("admin")
  const { data: categories, error, refetch } = useAdminCategories()
  const mayWrite = useMay()("products:write")
  useLoadFailure(error)
  const title = t("frame.to.categories")
  return (
    <Panel
      title={title}
      action={
        <div className="flex flex-wrap gap-3">
          <OpenInMedusa path="/categories" />
          {mayWrite && (
            <LinkButton to={categoryScreenAddress("new")} size="sm">
              <Plus aria-hidden className="size-4" />
              {t("categories.new")}
            </LinkButton>
          )}
        </div>
      }
    >
      {!categories && <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />}
      {categories?.length === 0 && <Empty text={t("categories.none")} />}
      {categories && categories.length > 0 && <CategoryTree categories={categories} mayWrite={mayWrite} />}
    </Panel>
  )
}

type CategoryTreeProps = { categories: readonly AdminCategory[]; mayWrite: boolean }

function CategoryTree({ categories, mayWrite }: CategoryTreeProps) {
  const { t } = useTranslation("admin")
  const { nameOf } = useCategoryNames(categories)
  const { mutateAsync, isPending } = useOrderCategories()
  const withToast = useResultToast()
  const [place, setPlace] = useState("")

  function move(category: AdminCategory, by: -1 | 1) {
    const order = movedOrder(categories, category, by)
    if (!order || isPending || !mayWrite) return
    const { parent_id } = category
    const name = nameOf(category)
    const save = (ids: string[]) => mutateAsync({ parent_id, ids })
    const undo = () =>
      void withToast(save(order.before), t("categories.moved"), t("categories.failed")).catch(ignore)
    void withToast(save(order.after), t("categories.moved"), t("categories.failed"), {
      detail: name,
      undo,
    }).then(
      () =>
        setPlace(
          t("categories.placeOf", {
            name,
            number: order.after.indexOf(category.id) + 1,
            count: order.after.length,
          }),
        ),
      ignore,
    )
  }

  return (
    <>
      {mayWrite && <p className="text-sm text-bark">{t("categories.hint")}</p>}
      <ul className="flex flex-col gap-2">
        {categories.map((category) => (
          <CategoryRow
            key={category.id}
            category={category}
            name={nameOf(category)}
            depth={depthOf(categories, category)}
            canMove={(by) => mayWrite && movedOrder(categories, category, by) !== null}
            onMove={mayWrite ? (by) => move(category, by) : undefined}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {place}
      </p>
    </>
  )
}

const ignore = () => undefined

type CategoryRowProps = {
  category: AdminCategory
  name: string
  depth: number
  canMove: (by: -1 | 1) => boolean
  /** Moves the category up or down. Undefined if the user may not change categories. */
  onMove: ((by: -1 | 1) => void) | undefined
}

const KEYS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }
const SHORTCUTS = "Alt+ArrowUp Alt+ArrowDown"
/** Maximum depth that increases the indent, because a phone is narrow. */
const MAX_INDENT = 4

function CategoryRow({ category, name, depth, canMove, onMove }: CategoryRowProps) {
  const { t } = useTranslation("admin")
  const { id, picture, is_shown, untranslated, product_count } = category
  function onKeyDown(event: KeyboardEvent) {
    const by = event.altKey ? KEYS[event.key] : undefined
    if (by === undefined || !onMove) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <li
      style={{ marginInlineStart: `${Math.min(depth, MAX_INDENT)}rem` }}
      className="flex items-center gap-3 rounded-card border border-line bg-card p-2 sm:p-3"
    >
      <ProductPicture address={picture} alt="" sizes="3.5rem" className="size-14 shrink-0 rounded-control" />
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2">
          <Link
            to={categoryScreenAddress(id)}
            onKeyDown={onKeyDown}
            aria-keyshortcuts={onMove && SHORTCUTS}
            className="inline-flex min-h-9 items-center font-semibold text-leaf underline underline-offset-4"
          >
            {name}
          </Link>
          {!is_shown && <Badge>{t("categories.hidden")}</Badge>}
          {untranslated.length > 0 && <Badge tone="warning">{t("form.untranslated")}</Badge>}
        </span>
        <span className="text-sm text-bark">{t("categories.products", { count: product_count })}</span>
      </div>
      {onMove && (
        <span className="flex shrink-0">
          <ArrangeButton
            label={t("categories.up", { name })}
            disabled={!canMove(-1)}
            onClick={() => onMove(-1)}
          >
            <ChevronUp aria-hidden className="size-5" />
          </ArrangeButton>
          <ArrangeButton
            label={t("categories.down", { name })}
            disabled={!canMove(1)}
            onClick={() => onMove(1)}
          >
            <ChevronDown aria-hidden className="size-5" />
          </ArrangeButton>
        </span>
      )}
    </li>
  )
}
