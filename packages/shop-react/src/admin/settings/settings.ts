import {
  INFORMATION_PAGES,
  MAIL_NAMES,
  type DispatchSettings,
  type HomeSettings,
  type InformationPage,
  type MailName,
  type MailTexts,
  type Merchant,
  type MissedSearches,
  type PageSources,
  type SearchWords,
} from "@bon-perroquet/contract"
import type { FeatureField, Features } from "@bon-perroquet/contract/features"
import type { OpeningSettings } from "@bon-perroquet/contract/setup"
import type { Brand } from "@bon-perroquet/contract/theme"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useRead } from "../../api-reads"
import { ifMatch } from "../../client/if-match"
import { useShop, retryRead } from "../../provider"
import { shopKeys } from "../../query-keys"
import { adminKeys } from "../keys"

export type PageSettingName = `page_${InformationPage}`

export type MailSettingName = `mail_${MailName}`

export interface SettingValues
  extends Record<PageSettingName, PageSources>, Record<MailSettingName, MailTexts> {
  merchant: Merchant
  closed_days: DispatchSettings
  home: HomeSettings
  search_words: SearchWords
  features: Features
  opening: OpeningSettings
  brand: Brand
}
export type SettingName = keyof SettingValues

export interface KeptSetting<Name extends SettingName> {
  value: SettingValues[Name]
  /** Value that applies until somebody saves one. */
  original: SettingValues[Name]
  changed: { by: string; at: string } | null
  version: string
  /** Descriptions of the setting's fields for a form that plugins extend. */
  fields?: FeatureField[]
}
export interface SettingVersion<Name extends SettingName> {
  id: string
  at: string
  by: string
  value: SettingValues[Name]
}

type Calls = {
  [Name in SettingName]: {
    read: (api: ShopApi, signal: AbortSignal) => Promise<KeptSetting<Name>>
    versions: (api: ShopApi, signal: AbortSignal) => Promise<SettingVersion<Name>[]>
    save: (
      api: ShopApi,
      value: SettingValues[Name],
      version: string | undefined,
    ) => Promise<KeptSetting<Name>>
  }
}

const pageCalls = (page: InformationPage): Calls[PageSettingName] => {
  const path = { page }
  return {
    read: (api, signal) =>
      answerOf(api.GET("/api/admin/settings/pages/{page}", { params: { path }, signal })),
    versions: (api, signal) =>
      answerOf(api.GET("/api/admin/settings/pages/{page}/versions", { params: { path }, signal })),
    save: (api, body, version) =>
      answerOf(
        api.PUT("/api/admin/settings/pages/{page}", { params: { path, header: ifMatch(version) }, body }),
      ),
  }
}

const mailCalls = (mail: MailName): Calls[MailSettingName] => {
  const path = { mail }
  return {
    read: (api, signal) =>
      answerOf(api.GET("/api/admin/settings/mails/{mail}", { params: { path }, signal })),
    versions: (api, signal) =>
      answerOf(api.GET("/api/admin/settings/mails/{mail}/versions", { params: { path }, signal })),
    save: (api, body, version) =>
      answerOf(
        api.PUT("/api/admin/settings/mails/{mail}", { params: { path, header: ifMatch(version) }, body }),
      ),
  }
}

/** The cast is safe, because the keys are built from the same names as the type. */
const MAIL_CALLS = Object.fromEntries(MAIL_NAMES.map((mail) => [`mail_${mail}`, mailCalls(mail)])) as Pick<
  Calls,
  MailSettingName
>

const PAGE_CALLS = Object.fromEntries(
  INFORMATION_PAGES.map((page) => [`page_${page}`, pageCalls(page)]),
) as Pick<Calls, PageSettingName>

const CALLS: Calls = {
  ...PAGE_CALLS,
  ...MAIL_CALLS,
  merchant: {
    read: (api, signal) => answerOf(api.GET("/api/admin/settings/merchant", { signal })),
    versions: (api, signal) => answerOf(api.GET("/api/admin/settings/merchant/versions", { signal })),
    save: (api, body, version) =>
      answerOf(api.PUT("/api/admin/settings/merchant", { params: { header: ifMatch(version) }, body })),
  },
  closed_days: {
    read: (api, signal) => answerOf(api.GET("/api/admin/settings/closed-days", { signal })),
    versions: (api, signal) => answerOf(api.GET("/api/admin/settings/closed-days/versions", { signal })),
    save: (api, body, version) =>
      answerOf(api.PUT("/api/admin/settings/closed-days", { params: { header: ifMatch(version) }, body })),
  },
  home: {
    read: (api, signal) => answerOf(api.GET("/api/admin/settings/home", { signal })),
    versions: (api, signal) => answerOf(api.GET("/api/admin/settings/home/versions", { signal })),
    save: (api, body, version) =>
      answerOf(api.PUT("/api/admin/settings/home", { params: { header: ifMatch(version) }, body })),
  },
  features: {
    read: (api, signal) => answerOf(api.GET("/api/admin/settings/features", { signal })),
    versions: (api, signal) => answerOf(api.GET("/api/admin/settings/features/versions", { signal })),
    save: (api, body, version) =>
      answerOf(api.PUT("/api/admin/settings/features", { params: { header: ifMatch(version) }, body })),
  },
  brand: {
    read: (api, signal) => answerOf(api.GET("/api/admin/settings/brand", { signal })),
    versions: (api, signal) => answerOf(api.GET("/api/admin/settings/brand/versions", { signal })),
    save: (api, body, version) =>
      answerOf(api.PUT("/api/admin/settings/brand", { params: { header: ifMatch(version) }, body })),
  },
  opening: {
    read: (api, signal) => answerOf(api.GET("/api/admin/settings/opening", { signal })),
    versions: (api, signal) => answerOf(api.GET("/api/admin/settings/opening/versions", { signal })),
    save: (api, body, version) =>
      answerOf(api.PUT("/api/admin/settings/opening", { params: { header: ifMatch(version) }, body })),
  },
  search_words: {
    read: (api, signal) => answerOf(api.GET("/api/admin/settings/search-words", { signal })),
    versions: (api, signal) => answerOf(api.GET("/api/admin/settings/search-words/versions", { signal })),
    save: (api, body, version) =>
      answerOf(api.PUT("/api/admin/settings/search-words", { params: { header: ifMatch(version) }, body })),
  },
}

const settingQuery = <Name extends SettingName>(api: ShopApi, name: Name) =>
  queryOptions({
    queryKey: adminKeys.setting(name),
    queryFn: ({ signal }) => CALLS[name].read(api, signal),
    retry: retryRead,
  })

export function useSetting<Name extends SettingName>(name: Name) {
  const { api } = useShop()
  return useQuery(settingQuery(api, name))
}

export function useRereadSetting<Name extends SettingName>(name: Name) {
  const { api } = useShop()
  const queries = useQueryClient()
  return () => queries.query({ ...settingQuery(api, name), staleTime: 0 })
}

export function useSettingVersions<Name extends SettingName>(name: Name, { enabled }: { enabled: boolean }) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.settingVersions(name),
    queryFn: ({ signal }) => CALLS[name].versions(api, signal),
    retry: retryRead,
    enabled,
  })
}

export function useSaveSetting<Name extends SettingName>(name: Name) {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ value, version }: { value: SettingValues[Name]; version: string | undefined }) =>
      CALLS[name].save(api, value, version),
    onSuccess: async (saved) => {
      queries.setQueryData<KeptSetting<Name>>(adminKeys.setting(name), saved)
      await Promise.all([
        queries.invalidateQueries({ queryKey: adminKeys.all }),
        queries.invalidateQueries({ queryKey: shopKeys.facts }),
        queries.invalidateQueries({ queryKey: shopKeys.pageTexts }),
        queries.invalidateQueries({ queryKey: shopKeys.products }),
      ])
    },
  })
}

export const useMissedSearches = () =>
  useRead<MissedSearches>(adminKeys.missedSearches, (api) => api.GET("/api/admin/settings/missed-searches"))
