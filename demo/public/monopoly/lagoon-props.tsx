<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.2" name="lagoon-props" tilewidth="128" tileheight="128" spacing="4" margin="2" tilecount="24" columns="8" objectalignment="bottom">
 <image source="lagoon-props.png" width="1056" height="396"/>
 <tile id="0">
  <properties>
   <property name="look" value="palm-small"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="look" value="fan-leaf"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="look" value="hibiscus"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="look" value="coconuts"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="look" value="lantern"/>
  </properties>
 </tile>
 <tile id="5" type="Afloat">
  <properties>
   <property name="look" value="lantern-afloat"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="look" value="campfire"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="look" value="heron"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="look" value="coral-rose"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="look" value="coral-amber"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="look" value="reef-rock"/>
  </properties>
 </tile>
 <tile id="11" type="Afloat">
  <properties>
   <property name="look" value="turtle"/>
  </properties>
 </tile>
 <tile id="12" type="Afloat">
  <properties>
   <property name="look" value="canoe"/>
  </properties>
 </tile>
 <tile id="13">
  <properties>
   <property name="look" value="driftwood"/>
  </properties>
 </tile>
 <tile id="14">
  <properties>
   <property name="look" value="conch"/>
  </properties>
 </tile>
 <tile id="15">
  <properties>
   <property name="look" value="jars"/>
  </properties>
 </tile>
 <tile id="16">
  <properties>
   <property name="look" value="hammock"/>
  </properties>
 </tile>
 <tile id="17">
  <properties>
   <property name="look" value="mangrove"/>
  </properties>
 </tile>
 <tile id="18">
  <properties>
   <property name="look" value="kite"/>
  </properties>
 </tile>
 <tile id="19" type="Afloat">
  <properties>
   <property name="look" value="ray"/>
  </properties>
 </tile>
 <tile id="20" type="Afloat">
  <properties>
   <property name="look" value="shoal"/>
  </properties>
 </tile>
 <tile id="21" type="Wave">
  <properties>
   <property name="look" value="ripple"/>
  </properties>
 </tile>
 <tile id="22" type="Wave">
  <properties>
   <property name="look" value="ripple-small"/>
  </properties>
 </tile>
 <tile id="23">
  <properties>
   <property name="look" value="tuft"/>
  </properties>
 </tile>
</tileset>
