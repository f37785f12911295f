<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.2" name="paving" tilewidth="176" tileheight="176" spacing="4" margin="2" tilecount="12" columns="6">
 <tileoffset x="-24" y="24"/>
 <image source="paving.png" width="1080" height="360"/>
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
   <property name="look" value="rubble"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="look" value="rubble-end"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="look" value="planks-n"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="look" value="sand"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="look" value="bridge-heads"/>
  </properties>
 </tile>
</tileset>
