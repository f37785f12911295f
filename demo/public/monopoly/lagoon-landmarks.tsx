<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.2" name="lagoon-landmarks" tilewidth="256" tileheight="256" spacing="4" margin="2" tilecount="12" columns="6" objectalignment="bottom">
 <image source="lagoon-landmarks.png" width="1560" height="520"/>
 <tile id="0">
  <properties>
   <property name="look" value="palm"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="look" value="palms"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="look" value="hut"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="look" value="stilt-house-brick"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="look" value="stilt-house-plum"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="look" value="tea-house"/>
  </properties>
 </tile>
 <tile id="6" type="Afloat">
  <properties>
   <property name="look" value="dhow"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="look" value="sun"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="look" value="lantern-arch"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="look" value="wreck"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="look" value="lookout"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="look" value="market-awning"/>
  </properties>
 </tile>
</tileset>
