// The public names of both of rexrainbow's packs for boards, as facts: a block for each add-on or class, its name first.
// Deprecated names of the add-ons and what the classes have for themselves only are left out.

/** The add-ons of Construct 2: properties, conditions, actions, expressions. Several may have the same name. */
const ADD_ONS = `
rex_board
Width; Height; Wrap; Infinity; For each cell; Is occupied; Is empty; On collision; Is overlapping
Point is in board; Are neighbors (UID); Pick all chess; On chess kicked; Pick chess at LX,LY
Pick chess above tile; Pick chess above tile UID; On the board; Pick chess at LX,LY,LZ; Pick neighbor chess
Pick an empty cell; Has any empty cell; Are wrapped neighbors (UID); Pick chess; Pick chess at LX
Pick chess at LY; Pick chess at LZ; Pick an empty cell on tiles; Has any empty cell on tiles
Pick chess inside a square; For each LZ at LXY; Reset board; Add tile; Destroy chess; Add chess
Add chess by UID; Remove chess; Remove chess by UID; Move chess; Move chess by UID; Move chess to xyz
Move chess to xyz by UID; Setup layout; Create tile; Pick chess at Logic X,Y,Z; Create chess; Swap chess by UID
Pick chess at Logic X,Y; Set board width; Set board height; Create chess above tile; Fill tiles; Set wrap mode
Fill chess; Create chess above tile by UID; Move chess to z; Move chess to xy; UID2LX; UID2LY; UID2LZ; LXYZ2UID
LZ2UID; LXY2PX; LXY2PY; UID2PX; UID2PY; UID2LA; LXYZ2PX; LXYZ2PY; UID2ZCnt; LXY2ZCnt; PXY2LX; PXY2LY; DIR2UID
BoardWidth; BoardHeight; PXY2NearestPX; PXY2NearestPY; LogicDistance; EmptyLX; EmptyLY; DirCount; NeigborUID2DIR
ALLDIRECTIONS; PXY2UID; CurLX; CurLY; CurLZ; MaxLX; MaxLY; MinLX; MinLY

rex_board_squareTx
Orientation; X at (0,0); Y at (0,0); Width; Height; Directions; Set orientation; Set orientation by number
Set cell size; Set position offset; Set directions; POX; POY; DIRRIGHT; DIRDOWN; DIRLEFT; DIRUP; DIRRIGHTDOWN
DIRLEFTDOWN; DIRLEFTUP; DIRRIGHTUP; LXY2PX; LXY2PY; PXY2LX; PXY2LY

rex_board_hexTx
X at (0,0); Y at (0,0); Width; Height; Axis; Indent; Set orientation; Set orientation by number; Set cell size
Set position offset; POX; POY; DIRLRRIGHT; DIRLRDOWNRIGHT; DIRLRDOWNLEFT; DIRLRLEFT; DIRLRUPLEFT; DIRLRUPRIGHT
DIRUDDOWNRIGHT; DIRUDDOWN; DIRUDDOWNLEFT; DIRUDUPLEFT; DIRUDUP; DIRUDUPRIGHT; LXY2PX; LXY2PY; PXY2LX; PXY2LY

rex_board_projectionTx
X at (0,0); Y at (0,0); UX; UY; VX; VY; Directions; Set origin; Set vector U; Set vector V; Set directions; POX
POY; DIRRIGHT; DIRDOWN; DIRLEFT; DIRUP; DIRRIGHTDOWN; DIRLEFTDOWN; DIRLEFTUP; DIRRIGHTUP; LXY2PX; LXY2PY; PXY2LX
PXY2LY

rex_board_cubeTx
Orientation; X at (0,0,0); Y at (0,0,0); Width; Height; Deep; Set orientation; Set orientation by number
Set cell size; Set position offset

rex_chess
Compare LX; Compare LY; Compare LZ; Is a tile; On the board; On collision; Is overlapping; Are neighbors (UID)
No chess above; No chess at LZ; Add chess; Remove chess; Move chess; Move chess by UID; Move chess to xyz
Swap chess by UID; LX; LY; LZ; BoardUID; LZ2UID; PX; PY; UID2LA; ZCnt; DIR2UID

rex_chess_pin
Activated; Is pinned; On logical position changed; Pin to chess; Unpin; Set activated; Pin to chess by UID

rex_chess_road
Enable; Tag; Set activated; Update; Set tag; FrameIndex

rex_grid_move
Activated; Max speed; Acceleration; Deceleration; Wander range x; Wander range y; Force move; MoveTo
Continued mode; On reach target position; Is moving; On moving accepted; On moving rejected; Moving accepted
Can move to; Can move to neighbor; On colliding begin - group; On get solid; On colliding begin; Set activated
Move to neighbor; Move to offset; Set maximum speed; Set acceleration; Set deceleration; Set current speed
Move to LXY; Swap; Move to chess; Wander; Set range x; Set range y; Set random generator; Reset center position
Set solid; Set solid by number; Set instance group; Set move-able; Set move-able by number; Approach/Depart
Approach/Depart chess by UID; Stop; Move to chess by UID; Enable force moving; Speed; MaxSpeed; Acc; Dec
TargetX; TargetY; BlockerUID; Direction; DestinationLX; DestinationLY; DestinationLZ; SourceLX; SourceLY
SourceLZ

rex_monopoly_movement
Face to (Square); Face to (Hexagon Up-Down); Face to (Hexagon Left-Right); Forked road; Pop tile
Pop the last tile; Empty; On get moving cost; On get solid; On forked road; Get forwarding path; Set face
Set face by number; Set cost; Set solid; Set solid by number; Set move-able; Set move-able by number
Set direction selection; Set random generator; TargetFaceDir; TargetLX; TargetLY; TileUID; TileLX; TileLY
TotalMovingPoints; STOP

rex_slg_movement
Path mode; Cache cost; Shuffle neighbors; Weight; On cost; On filter; Setup; Set cost; Get moveable area
Get moveable area by UID; Get moving path; Get moving path by UID; Append filter result; Set path mode
Set random generator; ChessUID; TileUID; BLOCKING; TileX; TileY; INFINITY; UID2PathCost; NearestTileUID
StartTileUID; PreTileUID; PreTileX; PreTileY; PreTilePathCost; StartX; StartY; EndTileUID; EndX; EndY

rex_matcher
Horizontal; Vertical; Isometric; Update symbols; Wildcard; On get symbol; No pattern; Any 1d pattern
Any N symbols; Any 2D pattern; Any 2D template pattern; For each 1d pattern; For each N symbols
For each 2D pattern; For each 2D template pattern; Matched axis (Square); Matched axis (Hex); Setup; Set symbol
Update all; Compare at horizontal axis; Compare at vertical axis; Compare at isometric axis; Update cell by LXY
Update cell by chess; Update cell by chess uid; Set wildcard; TileUID; TileX; TileY; NOSYMBOL; LXY2Symbol
UID2Symbol; MatchedSymbol

rex_board_edge
Has edge between points; Has edge between chess; Has edges around chess; Pick all edges
Pick edge between points; Pick edges between chess; Pick edges around chess; Pick edges clamped by chess
Pick chess around edge at LZ; Pick chess around edge; On edge kicked; Setup; Create edge between points
Create edge between chess; Create edge around chess; Destroy edges; Remove edges; Move edge between points
Move edge between chess; Move edge around chess; LXY2EdgeUID; ChessUID2EdgeUID; ChessDIR2EdgeUID
ChessUID2EdgeCount; EdgeUID2PX; EdgeUID2PY; EdgeUID2PA

rex_logicmask
For each entered LXY; For each exit LXY; For each masked LXY; In mask area; Clean; Fill a rectangle
Fill a point; Clean a point; Flood fill; Put mask; Setup layout; CurLX; CurLY; CurValue; OX; OY

rex_board_hexShapeMap
Reset in hexagon; Reset in triangle; Reset in parallelogram

rex_layout2board
Put chess on board

rex_miniboard
Pin mode; Can put; Pick all chess; Pick mini board; On the board; On put-able request; On chess kicked
Pick chess; Is putting accepted; On putting accepted; On putting rejected; Setup layout; Create chess; Put
Pull out; Release all chess; Set put-able; Set put-able by number; Add chess; Put back; Shift LOXY; Remove chess
Move chess to LZ; Move all to layer; LX; LY; LastLX; LastLY; RequestLX; RequestLY; RequestLZ; RequestChessUID
RequestMainBoardUID; UID2LX; UID2LY; UID2LZ; UID2PX; UID2PY; MaxLX; MaxLY; MinLX; MinLY

rex_miniboard_move
Activated; Max speed; Acceleration; Deceleration; MoveTo; On hit target position; Is moving; On moving accepted
On moving rejected; Moving accepted; Can move to; Can move to neighbor; Set activated; Move to neighbor
Move to offset; Set maximum speed; Set acceleration; Set deceleration; Set current speed; Move to LXY
Move to chess; Stop; Move to chess by UID; Speed; MaxSpeed; Acc; Dec; TargetX; TargetY; Direction; DestinationLX
DestinationLY; SourceLX; SourceLY

rex_miniboard_rotate
Direction; RotateTo; Can rotate; Can face; Can flip; Can mirror; Rotating accepted; On rotating accepted
On rotating rejected; Flipping accepted; On flipping accepted; On flipping rejected; Mirroring accepted
On mirroring accepted; On mirroring rejected; Rotate; Face; Flip; Mirror

rex_miniboard_touch
Enable; Align to grids; Drag Pull; On dragging start; On dropped; On logical position changed; Is drag-able
Is touching; On dropped at main board; On dragging at main board; Set enable; Drop; Try to drag; Set align mode
LX; LY; MBUID; StartX; StartY; DragStartX; DragStartY

rex_tmx_importer_v2
X at (0,0); Y at (0,0); On each tile cell; On each object; For each layer property; For each tileset property
For each tile property; For each map property; For each layer; For each object property; On retrieving finished
On retrieving duration; For each tile at logic XY; Import tmx; Create tiles; Release tmx object
Retrieve tile array; Set instance position of (0,0); Create tiles in a duration
Retrieve tile array in a duration; Reset tilemap; MapWidth; MapHeight; TileWidth; TileHeight; TotalWidth
TotalHeight; IsIsometric; ImageSource; ImageWidth; ImageHeight; TileID; LogicX; LogicY; LayerProp; TilesetProp
TileProp; PhysicalX; PhysicalY; LayerName; LayerOpacity; IsMirrored; IsFlipped; InstUID; Frame; TilesetName
MapProp; TileAngle; BackgroundColor; CurLayerPropName; CurLayerPropValue; CurTilesetPropName
CurTilesetPropValue; CurTilePropName; CurTilePropValue; CurMapPropName; CurMapPropValue; CurObjectPropName
CurObjectPropValue; ObjGroupName; ObjGroupWidth; ObjGroupHeight; ObjectName; ObjectType; ObjectWidth
ObjectHeight; ObjectX; ObjectY; ObjectProp; ObjectID; ObjectRotation; ObjectRefGID; RetrievingPercent; POX; POY
IsUp2Down; IsIndent

rex_maze_gen
Is generating; On completed; Is a wall; Generate; Cancel; Release; MapWidth; MapHeight; ValueAt; MapAsJson

rex_dungeon_gen
Is generating; On completed; Tile type; Corridor type; Door type; For each room; Digger; Uniform; Rogue; Cancel
Release; MapWidth; MapHeight; ValueAt; MapAsJson; CurRoomLeft; CurRoomRight; CurRoomTop; CurRoomBottom
CurRoomCenterX; CurRoomCenterY; CurRoomWidth; CurRoomHeight; CurRoomIndex; RoomsCount; LXY2RoomIndex; RoomLeft
RoomRight; RoomTop; RoomBottom; RoomCenterX; RoomCenterY; RoomWidth; RoomHeight
`;

/** The classes of the Phaser plugin: options, methods, properties, events. */
const CLASSES = `
QuadGrid
x; y; cellWidth; cellHeight; type; dir; setOriginPosition; setCellSize; setType; setDirectionMode; getWorldXY
getTileXY; getGridPoints; getBounds; getTileXYAtDirection; getNeighborTileXY; getNeighborTileDirection
getOppositeDirection; offset; mirror; rotate; getDistance; directionBetween; directionNormalize
ringToTileXYArray; allDirections; halfDirections; saveOrigin; restoreOrigin

HexagonGrid
size; staggeraxis; staggerindex; setCellRadius

Board
grid; width; height; wrap; infinity; isBoard; setGrid; setBoardWidth; setBoardHeight; setBoardSize; setWrapMode
setInfinityMode; wrapMode; infinityMode; chessCount; clear; destroy; addChess; moveChess; removeChess
removeAllChess; swapChess; setChessTileZ; getAllChess; exists; contains; getChessData; getChessUID; uidToChess
chessToBoard; GetBoard; chessToTileXYZ; tileXYZToChess; tileXYToChessArray; tileZToChessArray
tileXYArrayToChessArray; worldXYToChess; worldXYToChessArray; forEachTileXY; forEachCullTileXY; getWrapTileXY
tileXYZToKey; tileXYToKey; keyToTileXYZ; tileXYToWorldX; tileXYToWorldY; tileXYToWorldXY
tileXYArrayToWorldXYArray; worldXYToTileX; worldXYToTileY; worldXYToTileXY; worldXYSnapToGrid; gridAlign
getGridPoints; getGridBounds; getBoardBounds; getBoundaryPoints; isOverlappingPoint; angleBetween; angleToward
angleSnapToDirection; isAngleInCone; getNeighborTileXY; getTileXYAtDirection; getNeighborTileXYAtAngle
getNeighborTileDirection; getNeighborChess; getNeighborChessDirection; areNeighbors; mapNeighbors
getOppositeDirection; directionBetween; isDirectionInCone; getDistance; ringToTileXYArray
filledRingToTileXYArray; ringToChessArray; filledRingToChessArray; lineToTileXYArray; circleToTileXYArray
ellipseToTileXYArray; rectangleToTileXYArray; triangleToTileXYArray; polygonToTileXYArray; shapeToTileXYArray
forEachTileXYInShape; isEmptyTileXYZ; getEmptyTileXYArray; getRandomEmptyTileXY; getEmptyTileXYArrayInRange
getRandomEmptyTileXYInRange; offset; mirror; rotate; fit; hasBlocker; hasEdgeBlocker; kickout; setInteractive
enable; useTouchZone; touchZone; getTouchZone; tiledown; tileup; tilemove; tileover; tileout; tiletap; tile1tap
tile2tap; tilepressstart; tilepressend; tileswipe; gameobjectdown; gameobjectup; gameobjectmove; gameobjectover
gameobjectout; gameobjecttap; gameobject1tap; gameobject2tap; gameobjectpressstart; gameobjectpressend
gameobjectswipe; board.pointerdown; board.pointerup; board.pointermove; board.pointerover; board.pointerout
board.tap; board.1tap; board.2tap; board.pressstart; board.pressend; board.swipe

ChessData
$uid; board; tileXYZ; setBoard; setTileZ; setBlocker; setBlockEdge; getBlockEdge; getTileDirection

Shape
addToBoard

Image
addToBoard

Sprite
addToBoard

CreateTileTexture
CreateTileTexture

HexagonMap
hexagon; triangle; parallelogram

CreateBoardFromTilemap
CreateBoardFromTilemap

MoveTo
speed; rotateToTarget; occupiedTest; blockerTest; edgeBlockerTest; moveableTest; sneak; enable; timeScale
tickingMode; moveTo; moveToward; moveToRandomNeighbor; moveAway; moveCloser; canMoveTo; stop; pause; resume
setEnable; setSpeed; setRotateToTarget; setOccupiedTest; setBlockerTest; setEdgeBlockerTest
setMoveableTestCallback; setSneakEnable; toJSON; resetFromJSON; lastMoveResult; destinationTileX
destinationTileY; destinationDirection; isRunning; complete; occupy

Monopoly
face; pathTileZ; cost; costCallback; pathMode; preTileXY; getPath; setFace; setCostFunction; setPathMode
setPathTileZ; getNextTile; getCost; BLOCKER; STOP; board

PathFinder
occupiedTest; blockerTest; edgeBlockerTest; cost; costCallback; cacheCost; pathMode; weight; shuffleNeighbors
gameObject; setChess; setCostFunction; setPathMode; setCacheCostMode; setOccupiedTest; setBlockerTest
setEdgeBlockerTest; setWeight; setShuffleNeighborsMode; findArea; findPath; getPath; tileXYToCost; BLOCKER
INFINITY

FieldOfView
face; cone; coneMode; occupiedTest; blockerTest; edgeBlockerTest; preTestCallback; cost; costCallback
perspective; debug; isInLOS; LOS; findFOV; isInCone; setChess; setFace; setCone; setConeMode; setOccupiedTest
setBlockerTest; setEdgeBlockerTest; setCostFunction; setPreTestFunction; setPerspectiveEnable
setDebugGraphics; setDebugLineColor; setDebugLog; clearDebugGraphics; BLOCKER; INFINITY

Match
board; wildcard; dirMask; setBoard; refreshSymbols; setSymbol; getSymbol; clearSymbols; forEach; setDirMask
setDirectionMode; setWildcard; match; anyMatch; group

MiniBoard
grid; face; setFace; draggable; putTestCallback; setPutTestCallback; addChess; removeChess; removeAllChess
getAllChess; tileXYZMap; worldXYToChess; setOrigin; setMainBoard; canPutOnMainBoard; putOnMainBoard
pullOutFromMainBoard; putBack; isOverlapping; alignToMainBoard; canRotate; canRotateTo; rotate; rotateTo
canMirror; mirror; lastTransferResult; setInteractive; setDraggable; dragEnd; isInTouching; getBounds; mainBoard
tileX; tileY; gameobjectdown; gameobjectup; gameobjectmove; miniboard.pointerdown; miniboard.pointerup
miniboard.pointermove; dragstart; drag; dragend

MiniBoardMoveTo
moveTo; moveToward; moveToRandomNeighbor; canMoveTo; speed; moveableTest; lastMoveResult
`;

/** The names by add-on and class. */
export const REXRAINBOW_NAMES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [ADD_ONS, CLASSES].flatMap((blocks) =>
    blocks
      .trim()
      .split('\n\n')
      .map((block) => {
        const [name = '', ...lines] = block.split('\n');
        return [name, new Set(lines.flatMap((line) => line.split('; ')))] as const;
      }),
  ),
);
