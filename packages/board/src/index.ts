export {
  drawAbove,
  drawAhead,
  drawGround,
  drawHex,
  drawMap,
  drawMapParts,
  EMPTY_BOARD,
  type Extent,
  mapExtent,
  type MapPicture,
  type Nameplate,
  nameplates,
  obstaclesOn,
} from './map.ts';
export type { Obstacle, Obstacles } from './obstacles.ts';
export { type GhostTile, type Overlays } from './overlays.ts';
export type { RouteLine } from './routes.ts';
export { drawTile, drawTiles, printedNumber, type TileSheet, upgradeOrder } from './tiles.ts';
export {
  type CellForm,
  type Chart,
  type ChartCell,
  drawMarket,
  type MarketPicture,
  placeCells,
  type PriceArrow,
} from './market.ts';
export { textWidth } from './text.ts';
export { describeHex, type DescribedHex, type DescribedStop, type DescribedTrack } from './describe.ts';
export { ALL_LAYERS, type HexPicture, type Layers } from './picture.ts';
export { compose, type Composition, type PlacedCaption } from './compose.ts';
export { arrange, type Arrangement, type PlacedStop, type PlacedTrack } from './arrange.ts';
export { type Livery, type Mark, markOf, MARKS, tokenAt } from './token.ts';
export { COLOURBLIND, CONTRAST, DARK, LIGHT, type Theme, THEMES } from './theme.ts';
export { corners, hexCentre, type Layout, type Point, R as HEX_RADIUS } from './geometry.ts';
export { sheet, type SvgAttrs, type SvgChild, type SvgNode, toSvg } from './svg.ts';
