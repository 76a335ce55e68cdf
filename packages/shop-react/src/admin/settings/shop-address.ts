import type { ShopAddress } from "@bon-perroquet/contract/shop-address"
import { useRead } from "../../api-reads"
import { useReload, useWrite } from "../../api-writes"
import { ifMatch } from "../../client/if-match"
import { adminKeys } from "../keys"

export const useShopAddress = () =>
  useRead(adminKeys.setting("shop_address"), (api) => api.GET("/api/admin/settings/address"))

export const useSaveShopAddress = (version: string) =>
  useWrite(
    (api, body: ShopAddress) =>
      api.PUT("/api/admin/settings/address", { params: { header: ifMatch(version) }, body }),
    { onSettled: useReload(adminKeys.all) },
  )
