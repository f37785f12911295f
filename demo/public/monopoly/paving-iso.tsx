<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.2" name="paving-iso" tilewidth="288" tileheight="224" spacing="4" margin="2" tilecount="8" columns="4">
 <tileoffset x="-48" y="48"/>
 <grid orientation="isometric" width="192" height="128"/>
 <image source="paving-iso.png" width="1168" height="456"/>
 <tile id="0">
  <properties>
   <property name="look" value="dust"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="look" value="stone"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="look" value="planks"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="look" value="square"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="look" value="sand"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="look" value="planks-n"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="look" value="jetty"/>
  </properties>
 </tile>
</tileset>
