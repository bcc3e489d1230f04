package io.millrace.common.internal.variable;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Values of every type, the hard ones among them. */
final class EdgeValues {

  private EdgeValues() {}

  static List<Object> all() {
    var all = new ArrayList<Object>();
    all.add(null);
    all.addAll(texts());
    all.addAll(numbers());
    all.addAll(times());
    all.addAll(
        List.of(
            true, false, new UUID(0, 0), UUID.fromString("f81d4fae-7dec-11d0-a765-00a0c91e6bf6")));
    all.addAll(List.of(new byte[0], allBytes(), new byte[1_000_000]));
    all.addAll(json());
    return all;
  }

  private static List<Object> texts() {
    return List.of(
        "",
        " ",
        "trailing blanks  ",
        "quote ' double \" back \\ percent % dollar $ question ?",
        "line\nfeed\r\ntab\t",
        "zero \0 byte",
        "Grüße, Ελλάδα, 日本語, עברית, \ud83d\ude00\ud83c\udff4\u200d\u2620\ufe0f",
        "e\u0301 is not \u00e9",
        "\ufeffbyte order mark",
        "half a pair \ud83d",
        "\udc00",
        "\ud83d" + "x".repeat(5_000),
        "ß".repeat(4_000),
        "\ud83d\ude00".repeat(2_000),
        "x".repeat(4_001),
        "日".repeat(350_000),
        "x".repeat(1_048_576));
  }

  private static List<Object> numbers() {
    return List.of(
        0,
        1,
        -1,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE,
        0L,
        5L,
        Long.MAX_VALUE,
        Long.MIN_VALUE,
        (short) 7,
        Short.MAX_VALUE,
        Short.MIN_VALUE,
        0.0,
        -0.0,
        0.1,
        1.0 / 3,
        Math.PI,
        1e22,
        1e23,
        123456789012345680.0,
        5e-324,
        2.2250738585072014E-308,
        Double.MAX_VALUE,
        -Double.MAX_VALUE,
        Double.NaN,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        0.1f,
        -0.0f,
        Float.MAX_VALUE,
        Float.MIN_VALUE,
        Float.NaN,
        Float.NEGATIVE_INFINITY,
        BigDecimal.ZERO,
        new BigDecimal("0.00"),
        new BigDecimal("-1.10"),
        new BigDecimal("1e+400"),
        new BigDecimal("1e-400"),
        new BigDecimal("12345678901234567890.123456789012345678901234567890"),
        new BigDecimal("9".repeat(5_000)),
        BigInteger.ZERO,
        BigInteger.TWO.pow(64),
        BigInteger.TEN.pow(400).negate(),
        BigInteger.TEN.pow(5_000));
  }

  private static List<Object> times() {
    return List.of(
        new Date(0),
        new Date(-1),
        new Date(Long.MAX_VALUE),
        new Date(Long.MIN_VALUE),
        Timestamp.from(Instant.parse("2026-03-29T01:30:00.123456789Z")),
        new Timestamp(-1),
        new java.sql.Date(0),
        new Time(-1),
        Instant.EPOCH,
        Instant.MIN,
        Instant.MAX,
        Instant.parse("2026-03-29T01:30:00.123456789Z"),
        Instant.ofEpochSecond(-1, 1),
        LocalDate.MIN,
        LocalDate.MAX,
        LocalDate.of(1582, 10, 15),
        LocalDate.of(2024, 2, 29),
        LocalDateTime.MIN,
        LocalDateTime.MAX,
        LocalDateTime.parse("2026-10-25T02:30:00.000000001"),
        OffsetDateTime.MIN,
        OffsetDateTime.MAX,
        OffsetDateTime.of(
            2026, 1, 2, 3, 4, 5, 600, ZoneOffset.ofHoursMinutesSeconds(-5, -30, -15)));
  }

  private static byte[] allBytes() {
    var bytes = new byte[256];
    for (var i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) i;
    }
    return bytes;
  }

  private static List<Object> json() {
    var nodes = JsonNodeFactory.instance;
    var tree = nodes.objectNode();
    tree.put("text", "日本 \ud83d\ude00 \0").put("", 1).putNull("nothing").put("yes", true);
    tree.putArray("numbers").add(1).add(Long.MAX_VALUE).add(0.1).add(1e300).add(-0.5);
    tree.withArray("numbers")
        .add(new BigDecimal("0.1234567890123456789012345"))
        .add(BigInteger.TEN.pow(50));
    var map = new LinkedHashMap<String, Object>();
    map.put("z first", null);
    map.put("a", List.of(1, 2.5, "x", true, Map.of("deep", Arrays.asList(null, 3_000_000_000L))));
    map.put("exact", new BigDecimal("0.1234567890123456789012345"));
    map.put("big", BigInteger.TEN.pow(50));
    map.put("long", "y".repeat(10_000));
    return List.of(
        numbersOfJson(),
        Map.of("each", numbersOfJson()),
        treeOfNumbers(),
        tree,
        nodes.arrayNode(),
        nodes.textNode("alone"),
        nodes.nullNode(),
        nodes.numberNode(7),
        map,
        Map.of(),
        List.of(),
        Arrays.asList(null, "a", 1));
  }

  /** Returns every number that JSON can have, and such as differ by their type alone. */
  static List<Object> numbersOfJson() {
    var all = new ArrayList<>(numbers());
    all.removeIf(
        number ->
            (number instanceof Double || number instanceof Float)
                && !Double.isFinite(((Number) number).doubleValue()));
    for (var whole : List.of(0, 1, -1, 42, 127, -128)) {
      all.addAll(
          List.of(
              whole,
              whole.longValue(),
              whole.shortValue(),
              whole.byteValue(),
              whole.doubleValue(),
              whole.floatValue(),
              BigInteger.valueOf(whole),
              BigDecimal.valueOf(whole),
              new BigDecimal(whole + ".0"),
              new BigDecimal(whole + ".00")));
    }
    all.addAll(
        List.of(
            Integer.MAX_VALUE + 1L,
            Integer.MIN_VALUE - 1L,
            BigInteger.valueOf(Long.MAX_VALUE).add(BigInteger.ONE),
            BigInteger.valueOf(Long.MIN_VALUE),
            19.99,
            19.99f,
            new BigDecimal("19.99"),
            new BigDecimal("19.990"),
            1e7,
            1e7f,
            1e-5,
            1e-5f,
            Float.MIN_NORMAL,
            -Float.MAX_VALUE,
            new BigDecimal("1.0E-10"),
            1.0E-10,
            new BigDecimal(BigInteger.TEN, -3),
            new BigDecimal("1E+3"),
            BigDecimal.valueOf(1, Integer.MAX_VALUE)));
    return all;
  }

  private static Object treeOfNumbers() {
    var tree = JsonNodeFactory.instance.arrayNode();
    tree.add(1).add(1L).add((short) 1).add(1.0).add(1.0f).add(BigInteger.ONE).add(BigDecimal.ONE);
    return tree.add(19.99).add(19.99f).add(new BigDecimal("19.99")).add(new BigDecimal("2.50"));
  }
}
