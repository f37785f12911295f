<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.2" name="harbor-iso" tilewidth="224" tileheight="224" spacing="4" margin="2" tilecount="72" columns="8">
 <tileoffset x="-16" y="48"/>
 <grid orientation="isometric" width="192" height="128"/>
 <image source="harbor-iso.png" width="1824" height="2052"/>
 <tile id="0" type="Path">
  <properties>
   <property name="look" value="path-1"/>
  </properties>
 </tile>
 <tile id="1" type="Path">
  <properties>
   <property name="look" value="path-2"/>
  </properties>
 </tile>
 <tile id="2" type="Path">
  <properties>
   <property name="look" value="path-3"/>
  </properties>
 </tile>
 <tile id="3" type="Path">
  <properties>
   <property name="look" value="path-4"/>
  </properties>
 </tile>
 <tile id="4" type="Bridge">
  <properties>
   <property name="look" value="bridge"/>
  </properties>
 </tile>
 <tile id="5" type="Junction">
  <properties>
   <property name="cost" type="int" value="0"/>
   <property name="look" value="junction"/>
  </properties>
 </tile>
 <tile id="6" type="Fork">
  <properties>
   <property name="look" value="fork"/>
  </properties>
 </tile>
 <tile id="7" type="Home">
  <properties>
   <property name="look" value="home"/>
   <property name="start" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="8" type="Shop">
  <properties>
   <property name="look" value="shop"/>
  </properties>
 </tile>
 <tile id="9" type="Overlay">
  <properties>
   <property name="look" value="owner-circle"/>
   <property name="owner" value="circle"/>
  </properties>
 </tile>
 <tile id="10" type="Overlay">
  <properties>
   <property name="look" value="owner-triangle"/>
   <property name="owner" value="triangle"/>
  </properties>
 </tile>
 <tile id="11" type="Overlay">
  <properties>
   <property name="look" value="owner-square"/>
   <property name="owner" value="square"/>
  </properties>
 </tile>
 <tile id="12" type="Overlay">
  <properties>
   <property name="look" value="owner-diamond"/>
   <property name="owner" value="diamond"/>
  </properties>
 </tile>
 <tile id="13" type="Overlay">
  <properties>
   <property name="look" value="owner-star"/>
   <property name="owner" value="star"/>
  </properties>
 </tile>
 <tile id="14" type="Overlay">
  <properties>
   <property name="look" value="owner-moon"/>
   <property name="owner" value="moon"/>
  </properties>
 </tile>
 <tile id="15" type="Dues">
  <properties>
   <property name="look" value="dues"/>
  </properties>
 </tile>
 <tile id="16" type="Toll">
  <properties>
   <property name="cost" type="int" value="2"/>
   <property name="land" type="int" value="-20"/>
   <property name="look" value="toll-2"/>
   <property name="pass" type="int" value="-20"/>
  </properties>
 </tile>
 <tile id="17" type="Toll">
  <properties>
   <property name="cost" type="int" value="3"/>
   <property name="land" type="int" value="-30"/>
   <property name="look" value="toll-3"/>
   <property name="pass" type="int" value="-30"/>
  </properties>
 </tile>
 <tile id="18" type="Stop">
  <properties>
   <property name="cost" value="STOP"/>
   <property name="look" value="stop"/>
  </properties>
 </tile>
 <tile id="19" type="Gate">
  <properties>
   <property name="gate" value="shut"/>
   <property name="look" value="gate"/>
   <property name="solid" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="20" type="Gate">
  <properties>
   <property name="gate" value="open"/>
   <property name="look" value="gate-open"/>
   <property name="solid" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="21" type="Key">
  <properties>
   <property name="look" value="key"/>
  </properties>
 </tile>
 <tile id="22" type="Fate">
  <properties>
   <property name="draw" value="fate"/>
   <property name="look" value="fate"/>
  </properties>
 </tile>
 <tile id="23" type="Catch">
  <properties>
   <property name="land" type="int" value="30"/>
   <property name="look" value="catch"/>
   <property name="pass" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="24" type="Lane">
  <properties>
   <property name="exits" value="E"/>
   <property name="look" value="lane-e"/>
  </properties>
 </tile>
 <tile id="25" type="Lane">
  <properties>
   <property name="exits" value="S"/>
   <property name="look" value="lane-s"/>
  </properties>
 </tile>
 <tile id="26" type="Lane">
  <properties>
   <property name="exits" value="W"/>
   <property name="look" value="lane-w"/>
  </properties>
 </tile>
 <tile id="27" type="Lane">
  <properties>
   <property name="exits" value="N"/>
   <property name="look" value="lane-n"/>
  </properties>
 </tile>
 <tile id="28" type="Ferry">
  <properties>
   <property name="look" value="ferry"/>
  </properties>
 </tile>
 <tile id="29" type="Landing">
  <properties>
   <property name="look" value="landing"/>
  </properties>
 </tile>
 <tile id="30" type="Pier">
  <properties>
   <property name="look" value="pier"/>
  </properties>
 </tile>
 <tile id="31" type="Pier">
  <properties>
   <property name="look" value="pier-end"/>
  </properties>
 </tile>
 <tile id="32" type="Overlay">
  <properties>
   <property name="look" value="lit"/>
  </properties>
 </tile>
 <tile id="37" type="Overlay">
  <properties>
   <property name="look" value="money"/>
  </properties>
 </tile>
 <tile id="40" type="Path">
  <properties>
   <property name="look" value="path-shell"/>
  </properties>
 </tile>
 <tile id="41" type="Path">
  <properties>
   <property name="look" value="path-slab"/>
  </properties>
 </tile>
 <tile id="42" type="Path">
  <properties>
   <property name="look" value="path-leaf"/>
  </properties>
 </tile>
 <tile id="48" type="Shop">
  <properties>
   <property name="look" value="shop-scallops"/>
  </properties>
 </tile>
 <tile id="49" type="Shop">
  <properties>
   <property name="look" value="shop-waves"/>
  </properties>
 </tile>
 <tile id="50" type="Shop">
  <properties>
   <property name="look" value="shop-chevrons"/>
  </properties>
 </tile>
 <tile id="51" type="Shop">
  <properties>
   <property name="look" value="shop-dots"/>
  </properties>
 </tile>
 <tile id="52" type="Shop">
  <properties>
   <property name="look" value="shop-stripes"/>
  </properties>
 </tile>
 <tile id="53" type="Shop">
  <properties>
   <property name="look" value="shop-checks"/>
  </properties>
 </tile>
 <tile id="54" type="Shop">
  <properties>
   <property name="look" value="shop-diamonds"/>
  </properties>
 </tile>
 <tile id="55" type="Shop">
  <properties>
   <property name="look" value="shop-crosses"/>
  </properties>
 </tile>
 <tile id="56" type="Chance">
  <properties>
   <property name="draw" value="chance"/>
   <property name="look" value="chance"/>
  </properties>
 </tile>
 <tile id="57" type="Jail">
  <properties>
   <property name="cost" value="STOP"/>
   <property name="jail" type="bool" value="true"/>
   <property name="look" value="jail"/>
  </properties>
 </tile>
 <tile id="58" type="Arrest">
  <properties>
   <property name="arrest" type="bool" value="true"/>
   <property name="look" value="arrest"/>
  </properties>
 </tile>
 <tile id="59" type="Market">
  <properties>
   <property name="look" value="market"/>
   <property name="market" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="60" type="Market">
  <properties>
   <property name="cost" type="int" value="0"/>
   <property name="look" value="market-cross"/>
   <property name="market" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="61" type="Market">
  <properties>
   <property name="look" value="market-fork"/>
   <property name="market" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="62" type="Gate">
  <properties>
   <property name="gate" value="shut"/>
   <property name="look" value="drawbridge"/>
   <property name="solid" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="63" type="Gate">
  <properties>
   <property name="gate" value="open"/>
   <property name="look" value="drawbridge-open"/>
   <property name="solid" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="64" type="Catch">
  <properties>
   <property name="land" type="int" value="30"/>
   <property name="look" value="pearl"/>
   <property name="pass" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="65" type="Ferry">
  <properties>
   <property name="look" value="canoe"/>
  </properties>
 </tile>
 <tile id="66" type="Path">
  <properties>
   <property name="look" value="path-mat"/>
  </properties>
 </tile>
 <tile id="67" type="Path">
  <properties>
   <property name="look" value="path-starfish"/>
  </properties>
 </tile>
 <tile id="68" type="Path">
  <properties>
   <property name="look" value="path-palm"/>
  </properties>
 </tile>
</tileset>
