export {
  connectInformation,
  informationKeeper,
  type InformationAuthor,
  type InformationChange,
} from "./keeper"
