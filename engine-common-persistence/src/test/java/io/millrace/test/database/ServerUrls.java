package io.millrace.test.database;

import java.util.regex.Pattern;

/** The JDBC URLs of the databases of one server, told from the URL of one of them. */
final class ServerUrls {

  private static final Pattern URL = Pattern.compile("(jdbc:\\w+:.*//[^/?]+/)([^?]*)(\\?.*)?");

  private ServerUrls() {}

  /** The URL that differs from the given one in nothing but the name of the database. */
  static String withDatabase(String url, String database) {
    var matcher = URL.matcher(url);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "'" + url + "' is not of the form jdbc:<product>://<host>:<port>/<database>?<options>.");
    }
    return matcher.group(1) + database + (matcher.group(3) == null ? "" : matcher.group(3));
  }

  /** A URL for MySQL's driver, which serves MariaDB too. */
  static String mysql(String host, int port, String database) {
    return "jdbc:mysql://"
        + host
        + ":"
        + port
        + "/"
        + database
        + "?sslMode=DISABLED&allowPublicKeyRetrieval=true";
  }

  /** A URL for PostgreSQL's driver. */
  static String postgresql(String host, int port, String database) {
    return "jdbc:postgresql://" + host + ":" + port + "/" + database + "?sslmode=disable";
  }
}
