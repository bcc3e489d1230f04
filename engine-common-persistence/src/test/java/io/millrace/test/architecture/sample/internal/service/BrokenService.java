package io.millrace.test.architecture.sample.internal.service;

import io.millrace.test.database.DatabaseKind;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.sql.Connection;
import java.time.Instant;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.ibatis.session.SqlSession;

/** Does what no class may. */
public record BrokenService(
    DatabaseKind other, Connection connection, SqlSession session, ThreadLocal<String> context) {

  void print() {
    System.out.println(Instant.now());
  }

  ObjectInputStream open(InputStream stream) throws IOException {
    return new ObjectInputStream(stream);
  }

  DocumentBuilderFactory factory() {
    return DocumentBuilderFactory.newInstance();
  }
}
