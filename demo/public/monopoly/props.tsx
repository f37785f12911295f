<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.2" name="props" tilewidth="128" tileheight="128" spacing="4" margin="2" tilecount="48" columns="8" objectalignment="bottom">
 <image source="props.png" width="1056" height="792"/>
 <tile id="0">
  <properties>
   <property name="look" value="tree"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="look" value="tree-small"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="look" value="tree-apple"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="look" value="pine"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="look" value="pine-small"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="look" value="bush"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="look" value="tuft"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="look" value="flowers"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="look" value="reeds"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="look" value="rock"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="look" value="rock-sea"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="look" value="sheep"/>
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="look" value="sheep-2"/>
  </properties>
 </tile>
 <tile id="13">
  <properties>
   <property name="look" value="hay"/>
  </properties>
 </tile>
 <tile id="14">
  <properties>
   <property name="look" value="lamp"/>
  </properties>
 </tile>
 <tile id="15">
  <properties>
   <property name="look" value="bench"/>
  </properties>
 </tile>
 <tile id="16">
  <properties>
   <property name="look" value="crates"/>
  </properties>
 </tile>
 <tile id="17">
  <properties>
   <property name="look" value="barrels"/>
  </properties>
 </tile>
 <tile id="18">
  <properties>
   <property name="look" value="nets"/>
  </properties>
 </tile>
 <tile id="19">
  <properties>
   <property name="look" value="bollard"/>
  </properties>
 </tile>
 <tile id="20">
  <properties>
   <property name="look" value="pots"/>
  </properties>
 </tile>
 <tile id="21">
  <properties>
   <property name="look" value="fence"/>
  </properties>
 </tile>
 <tile id="22">
  <properties>
   <property name="look" value="well"/>
  </properties>
 </tile>
 <tile id="23">
  <properties>
   <property name="look" value="washing"/>
  </properties>
 </tile>
 <tile id="24" type="Afloat">
  <properties>
   <property name="look" value="rowboat"/>
  </properties>
 </tile>
 <tile id="25" type="Afloat">
  <properties>
   <property name="look" value="rowboat-2"/>
  </properties>
 </tile>
 <tile id="26" type="Afloat">
  <properties>
   <property name="look" value="buoy"/>
  </properties>
 </tile>
 <tile id="27" type="Gull">
  <properties>
   <property name="look" value="gull"/>
  </properties>
 </tile>
 <tile id="28">
  <properties>
   <property name="look" value="gull-standing"/>
  </properties>
 </tile>
 <tile id="29" type="Wave">
  <properties>
   <property name="look" value="wave"/>
  </properties>
 </tile>
 <tile id="30" type="Wave">
  <properties>
   <property name="look" value="wave-small"/>
  </properties>
 </tile>
 <tile id="31">
  <properties>
   <property name="look" value="dot"/>
  </properties>
 </tile>
 <tile id="32">
  <properties>
   <property name="look" value="umbrella"/>
  </properties>
 </tile>
 <tile id="33">
  <properties>
   <property name="look" value="towel"/>
  </properties>
 </tile>
 <tile id="34">
  <properties>
   <property name="look" value="castle"/>
  </properties>
 </tile>
 <tile id="35">
  <properties>
   <property name="look" value="crab"/>
  </properties>
 </tile>
 <tile id="36">
  <properties>
   <property name="look" value="starfish"/>
  </properties>
 </tile>
 <tile id="37" type="Afloat">
  <properties>
   <property name="look" value="duck"/>
  </properties>
 </tile>
 <tile id="38">
  <properties>
   <property name="look" value="lily"/>
  </properties>
 </tile>
 <tile id="39">
  <properties>
   <property name="look" value="beds"/>
  </properties>
 </tile>
 <tile id="40">
  <properties>
   <property name="look" value="bunting"/>
  </properties>
 </tile>
 <tile id="41">
  <properties>
   <property name="look" value="flag"/>
  </properties>
 </tile>
 <tile id="42">
  <properties>
   <property name="look" value="cat"/>
  </properties>
 </tile>
 <tile id="43">
  <properties>
   <property name="look" value="cairn"/>
  </properties>
 </tile>
 <tile id="44">
  <properties>
   <property name="look" value="jump"/>
  </properties>
 </tile>
 <tile id="45">
  <properties>
   <property name="look" value="tuft-sand"/>
  </properties>
 </tile>
 <tile id="46">
  <properties>
   <property name="look" value="pebbles"/>
  </properties>
 </tile>
 <tile id="47">
  <properties>
   <property name="look" value="smoke"/>
  </properties>
 </tile>
</tileset>
