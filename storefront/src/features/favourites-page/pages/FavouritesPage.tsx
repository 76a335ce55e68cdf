import { useFavouriteProducts, useAccountFavourites } from "@bon-perroquet/shop-react/account"
import { useState, useSyncExternalStore } from "react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { useOffers } from "../../../config/services"
import { NotFoundPage } from "../../not-found"
import { ProductGrid, ProductGridSkeleton, ProductsFailed } from "../../products"
import { useAuth } from "../../account"
import { noMarks, ownMarks, subscribeToMarks } from "../../favourites"

const SKELETONS = 4

/** Returns the ids to show. A favourite that is removed on this page stays visible, so that it can be added again. */
function useShown(ids: readonly string[] | undefined): readonly string[] | undefined {
  const [shown, setShown] = useState(ids)
  const added = ids?.filter((id) => !shown?.includes(id)) ?? []
  if (ids && (!shown || added.length)) setShown([...added, ...(shown ?? [])])
  return shown
}

export function Component() {
  const { user } = useAuth()
  // Remounts for another account, because the list keeps removed favourites.
  return useOffers("favourites") ? <Favourites key={user?.id} /> : <NotFoundPage />
}

function Favourites() {
  const { t } = useTranslation("account")
  const { ids, error, refetch } = useFavourites()
  const shown = useShown(ids)
  const products = useFavouriteProducts(shown ?? [])
  if (shown?.length === 0 || products.data?.length === 0) return <NoneMarked />
  const failed = (error !== null && !ids) || (products.error !== null && !products.data)
  return (
    <div className="page-width py-8 lg:py-10">
      <PageHead title={t("favourites.title")} indexed={false} />
      <h1 className="mb-6 text-2xl">{t("favourites.title")}</h1>
      {failed && <ProductsFailed onRetry={() => void (ids ? products.refetch() : refetch())} />}
      {!failed && products.data && (
        <section aria-labelledby="marked">
          <h2 id="marked" className="sr-only">
            {t("favourites.list")}
          </h2>
          <ProductGrid products={products.data} />
        </section>
      )}
      {!failed && !products.data && <ProductGridSkeleton count={shown?.length ?? SKELETONS} />}
    </div>
  )
}

function NoneMarked() {
  const { t } = useTranslation("account")
  const { t: common } = useTranslation("common")
  return (
    <>
      <PageHead title={t("favourites.title")} indexed={false} />
      <Notice title={t("favourites.none.title")} text={t("favourites.none.text")}>
        <LinkButton to="/products">{common("continueShopping")}</LinkButton>
      </Notice>
    </>
  )
}

/** Returns the favourites, newest first. Undefined while the favourites of the account are loading. */
function useFavourites() {
  const { user } = useAuth()
  const withAccount = user !== null && !user.is_admin
  const own = useSyncExternalStore(subscribeToMarks, ownMarks, noMarks)
  const { data, error, refetch } = useAccountFavourites({ enabled: withAccount })
  if (!withAccount) return { ids: own, error: null, refetch }
  return { ids: data?.product_ids, error, refetch }
}
