<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.2" name="landmarks" tilewidth="256" tileheight="256" spacing="4" margin="2" tilecount="24" columns="8" objectalignment="bottom">
 <image source="landmarks.png" width="2080" height="780"/>
 <tile id="0">
  <properties>
   <property name="look" value="house-brick"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="look" value="house-blue"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="look" value="house-plum"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="look" value="house-amber"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="look" value="house-fern"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="look" value="bakery"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="look" value="net-loft"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="look" value="boathouse"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="look" value="church"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="look" value="windmill"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="look" value="lighthouse"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="look" value="crane"/>
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="look" value="stall"/>
  </properties>
 </tile>
 <tile id="13">
  <properties>
   <property name="look" value="fish-stall"/>
  </properties>
 </tile>
 <tile id="14">
  <properties>
   <property name="look" value="wall"/>
  </properties>
 </tile>
 <tile id="15">
  <properties>
   <property name="look" value="tower"/>
  </properties>
 </tile>
 <tile id="16" type="Afloat">
  <properties>
   <property name="look" value="sail-brick"/>
  </properties>
 </tile>
 <tile id="17" type="Afloat">
  <properties>
   <property name="look" value="sail-amber"/>
  </properties>
 </tile>
 <tile id="18" type="Afloat">
  <properties>
   <property name="look" value="trawler"/>
  </properties>
 </tile>
 <tile id="19" type="Afloat">
  <properties>
   <property name="look" value="ferry-boat"/>
  </properties>
 </tile>
 <tile id="20" type="Afloat">
  <properties>
   <property name="look" value="whale"/>
  </properties>
 </tile>
 <tile id="21">
  <properties>
   <property name="look" value="compass"/>
  </properties>
 </tile>
 <tile id="22">
  <properties>
   <property name="look" value="pond-jetty"/>
  </properties>
 </tile>
 <tile id="23">
  <properties>
   <property name="look" value="smokehouse"/>
  </properties>
 </tile>
</tileset>
