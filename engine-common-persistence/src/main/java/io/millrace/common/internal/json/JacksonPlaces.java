package io.millrace.common.internal.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;

/** Reads JSON with the places of its values. Refuses names that stand twice in one object. */
final class JacksonPlaces {

  private static final JsonFactory FACTORY =
      JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  private JacksonPlaces() {}

  static JsonPlace read(byte[] bytes) throws JsonSyntaxException {
    try (var parser = FACTORY.createParser(bytes)) {
      if (parser.nextToken() == null) {
        throw new JsonSyntaxException("It is empty", 1, 1);
      }
      var read = value(parser);
      if (parser.nextToken() != null) {
        var at = parser.currentTokenLocation();
        throw new JsonSyntaxException(
            "There is more behind its end", at.getLineNr(), at.getColumnNr());
      }
      return read;
    } catch (JsonProcessingException e) {
      var at = e.getLocation();
      throw new JsonSyntaxException(
          e.getOriginalMessage(),
          at == null ? 0 : Math.max(0, at.getLineNr()),
          at == null ? 0 : Math.max(0, at.getColumnNr()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JsonPlace value(JsonParser parser) throws IOException {
    var at = parser.currentTokenLocation();
    return new JsonPlace(content(parser), at.getLineNr(), at.getColumnNr());
  }

  private static Object content(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> array(parser);
      case VALUE_STRING -> parser.getText();
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parser.getNumberValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      default -> null;
    };
  }

  private static Object object(JsonParser parser) throws IOException {
    var object = new LinkedHashMap<String, JsonPlace>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      var name = parser.currentName();
      parser.nextToken();
      object.put(name, value(parser));
    }
    return object;
  }

  private static Object array(JsonParser parser) throws IOException {
    var array = new ArrayList<JsonPlace>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      array.add(value(parser));
    }
    return array;
  }
}
