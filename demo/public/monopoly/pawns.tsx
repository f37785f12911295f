<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.2" name="pawns" tilewidth="96" tileheight="128" spacing="4" margin="2" tilecount="7" columns="7" objectalignment="bottom">
 <image source="pawns.png" width="700" height="132"/>
 <tile id="0" type="Pawn">
  <properties>
   <property name="look" value="circle"/>
  </properties>
 </tile>
 <tile id="1" type="Pawn">
  <properties>
   <property name="look" value="triangle"/>
  </properties>
 </tile>
 <tile id="2" type="Pawn">
  <properties>
   <property name="look" value="square"/>
  </properties>
 </tile>
 <tile id="3" type="Pawn">
  <properties>
   <property name="look" value="diamond"/>
  </properties>
 </tile>
 <tile id="4" type="Pawn">
  <properties>
   <property name="look" value="star"/>
  </properties>
 </tile>
 <tile id="5" type="Pawn">
  <properties>
   <property name="look" value="moon"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="look" value="shadow"/>
  </properties>
 </tile>
</tileset>
