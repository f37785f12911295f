<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.2" name="hex-ground" tilewidth="192" tileheight="220" spacing="4" margin="2" tilecount="24" columns="8">
 <tileoffset x="-32" y="36"/>
 <image source="hex-ground.png" width="1568" height="672"/>
 <tile id="0">
  <properties>
   <property name="look" value="shallows"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="look" value="foam"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="look" value="sand-shade"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="look" value="sand"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="look" value="lawn-shade"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="look" value="lawn"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="look" value="wall"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="look" value="stone"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="look" value="meadow"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="look" value="wood"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="look" value="clover"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="look" value="field"/>
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="look" value="square"/>
  </properties>
 </tile>
 <tile id="13">
  <properties>
   <property name="look" value="rock"/>
  </properties>
 </tile>
 <tile id="14">
  <properties>
   <property name="look" value="pond-rim"/>
  </properties>
 </tile>
 <tile id="15">
  <properties>
   <property name="look" value="pond"/>
  </properties>
 </tile>
 <tile id="16">
  <properties>
   <property name="look" value="dust"/>
  </properties>
 </tile>
 <tile id="17">
  <properties>
   <property name="look" value="dust-sand"/>
  </properties>
 </tile>
 <tile id="18">
  <properties>
   <property name="look" value="planks"/>
  </properties>
 </tile>
 <tile id="19">
  <properties>
   <property name="look" value="rubble"/>
  </properties>
 </tile>
 <tile id="20">
  <properties>
   <property name="look" value="beach"/>
  </properties>
 </tile>
 <tile id="21">
  <properties>
   <property name="look" value="tufts"/>
  </properties>
 </tile>
 <tile id="22">
  <properties>
   <property name="look" value="flowerbed"/>
  </properties>
 </tile>
 <tile id="23">
  <properties>
   <property name="look" value="pond-shade"/>
  </properties>
 </tile>
</tileset>
