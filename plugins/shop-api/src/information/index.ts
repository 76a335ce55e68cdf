/** What the law wants told of products before they are bought, where a plugin keeps it. */
export {
  connectInformation,
  informationKeeper,
  type InformationAuthor,
  type InformationChange,
} from "./keeper"
